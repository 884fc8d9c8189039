import { between, createRandom } from './random';
import { stage, type Layer } from './scene';
import { path, smooth, straight, type Point } from './shapes';

/** Land with a soft back. Points cover the portrait stage; the rest of the skyline follows from them. */
export function hills(colour: string, skyline: readonly Point[], foot: number = stage.bottom): string {
  return path(colour, `${smooth(continued(skyline, foot))}L${stage.right} ${foot}L${stage.left} ${foot}z`);
}

/** Land with a broken back. */
export function ridge(colour: string, skyline: readonly Point[], foot: number = stage.bottom): string {
  return path(colour, `${straight(continued(skyline, foot))}L${stage.right} ${foot}L${stage.left} ${foot}z`);
}

/** Runs a skyline on past its ends by turning it back on itself, a little lower and never twice the same. */
export function continued(skyline: readonly Point[], foot: number): Point[] {
  const first = skyline[0] ?? [0, foot];
  const last = skyline[skyline.length - 1] ?? first;
  const random = createRandom(skyline.flat().join());
  const settle = (y: number, edge: number) => edge + (y - edge) * between(random, 0.45, 0.95);
  const west: Point[] = [];
  const east: Point[] = [];
  const span = Math.max(last[0] - first[0], 300);
  for (let lap = 0; lap < 4; lap += 1) {
    const turned = lap % 2 === 0 ? [...skyline].reverse() : [...skyline];
    for (const [x, y] of turned.slice(1)) {
      const along = lap % 2 === 0 ? last[0] - x : x - first[0];
      east.push([last[0] + lap * span + along, settle(y, last[1])]);
    }
  }
  for (let lap = 0; lap < 4; lap += 1) {
    const turned = lap % 2 === 0 ? [...skyline] : [...skyline].reverse();
    for (const [x, y] of turned.slice(1)) {
      const along = lap % 2 === 0 ? x - first[0] : last[0] - x;
      west.push([first[0] - lap * span - along, settle(y, first[1])]);
    }
  }
  const inside = ([x]: Point) => x > stage.left - 420 && x < stage.right + 420;
  return [...west.filter(inside).reverse(), ...skyline, ...east.filter(inside)];
}

/** A dune: its lit slope, and the shadowed lee under a crest that winds down to the viewer. */
export function dune(
  lit: string,
  shade: string,
  back: readonly Point[],
  crest: readonly Point[],
  foot: number = stage.bottom,
): string {
  const summit = crest[0] ?? [0, 0];
  const lee = back.filter(([x]) => x > summit[0]);
  const end = lee[lee.length - 1] ?? summit;
  const down = crest[crest.length - 1] ?? summit;
  const body = path(lit, `${smooth(back)}L${end[0]} ${foot}L${back[0]?.[0] ?? 0} ${foot}z`);
  const shadow = `${smooth([...crest].reverse())}L${smooth([summit, ...lee]).slice(1)}L${end[0]} ${foot}L${down[0]} ${foot}z`;
  return body + path(shade, shadow);
}

/** Steps cut in a slope: bands that follow one contour, each paler or darker than the last. */
export function terraces(
  colours: readonly string[],
  contour: readonly Point[],
  drop: number,
  count: number,
  seed: number,
): Layer {
  return (frame) => {
    const random = createRandom(seed);
    const name = frame.id(`t${seed}`);
    const base = continued(contour, stage.bottom);
    const shape = `<defs><path id="${name}" d="${smooth(base)}l0 900L${stage.left} 2000z"/></defs>`;
    const steps = Array.from({ length: count }, (_, step) => {
      const shift = Math.round(between(random, -0.9, 0.9) * drop + Math.sin(step) * drop * 0.7);
      const fall = Math.round(drop * step * (1 + step * 0.07));
      return `<use href="#${name}" fill="${colours[step % colours.length]}" transform="translate(${step === 0 ? 0 : shift} ${fall})"/>`;
    });
    return shape + steps.join('');
  };
}

/** A road or path that narrows with distance: centre points with half widths, nearest first. */
export function road(colour: string, course: readonly (readonly [number, number, number])[]): string {
  const left = course.map(([x, y, w]): Point => [x - w, y]);
  const right = [...course].reverse().map(([x, y, w]): Point => [x + w, y]);
  return path(colour, `${smooth(left)}L${smooth(right).slice(1)}z`);
}

/** Height of a skyline at a place, to stand trees and houses on it. */
export function groundOf(skyline: readonly Point[], sink = 4): (x: number) => number {
  const points = continued(skyline, stage.bottom);
  return (x) => {
    const index = points.findIndex(([px]) => px >= x);
    const to = points[Math.max(index, 0)] ?? [x, stage.bottom];
    const from = points[Math.max(index - 1, 0)] ?? to;
    const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0]);
    return from[1] + (to[1] - from[1]) * share + sink;
  };
}
