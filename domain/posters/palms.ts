import { at, path, tidy } from './shapes';

/** Reach, rise and fall of each frond of a palm crown that is 100 wide on each side. */
const frondCourses = [
  [-104, 44, 40],
  [-108, 62, 0],
  [-78, 66, -38],
  [-22, 50, -72],
  [44, 60, -62],
  [90, 64, -28],
  [110, 60, 10],
  [98, 40, 52],
  [-58, 30, 80],
  [52, 26, 84],
] as const;
const litCourses = [
  [-84, 66, 20],
  [-24, 80, -50],
  [80, 68, 16],
  [-40, 40, 66],
] as const;

/** A long leaf: a smooth back, fingers below. */
function frond(reach: number, rise: number, fall: number, breadth: number): string {
  const along = (t: number) =>
    [reach * (t * (1.16 - 0.16 * t)), -2 * rise * t * (1 - t) + fall * t * t] as const;
  const back = [0.25, 0.5, 0.75, 1].map(along);
  const fingers = [0.9, 0.86, 0.76, 0.7, 0.6, 0.54, 0.43, 0.36, 0.24, 0.12].map((t, index) => {
    const [x, y] = along(t);
    const depth = breadth * Math.sin(Math.PI * (0.15 + 0.83 * t)) * (index % 2 === 0 ? 1.1 : 0.5);
    return [x + Math.sign(reach) * depth * 0.16, y + depth] as const;
  });
  return `M0 0L${[...back, ...fingers].map((point) => point.map(Math.round).join(' ')).join(' ')}z`;
}

const palmCrown = frondCourses.map(([reach, rise, fall]) => frond(reach, rise, fall, 26)).join('');
const palmLight = litCourses.map(([reach, rise, fall]) => frond(reach, rise, fall, 13)).join('');

/** A coconut palm; `lean` moves the crown sideways, `light` colours the sunlit fronds. */
export function palm(
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  light = colour,
): string {
  const bend = lean * 0.12;
  const thick = height * 0.026;
  const trunk = tidy(
    `M${-thick} 6C${bend - thick} ${-height * 0.4} ${lean * 0.66 - thick * 0.6} ${-height * 0.74} ${lean - thick * 0.5} ${-height}L${lean + thick * 0.5} ${-height}` +
      `C${lean * 0.66 + thick * 0.7} ${-height * 0.74} ${bend + thick} ${-height * 0.4} ${thick * 1.4} 6z`,
  );
  const size = Math.round(height * 0.42) / 100;
  const crown = path(colour, palmCrown) + (light === colour ? '' : path(light, palmLight));
  const turn = Math.round((lean / height) * 30);
  return at(x, y, 1, path(colour, trunk) + at(lean, -height, size, crown, x % 2 === 0 ? size : -size, turn));
}
