import { between, createRandom } from './random';
import type { Frame, Layer, Sky } from './scene';
import { circle, lens, path, polygon, rect, round, smooth, type Point } from './shapes';

/** Paints the sky of a sheet: three to five flat planes, then the sun or moon. */
export function drawSky(sky: Sky, frame: Frame): string {
  const ground = rect(
    sky.colours[0],
    frame.left,
    frame.top,
    frame.right - frame.left,
    frame.bottom - frame.top,
  );
  const planes = sky.style === 'halo' ? halo(sky) : bands(sky, frame);
  return ground + planes + drawSun(sky);
}

function drawSun({ sun }: Sky): string {
  if (!sun) return '';
  const rings = sun.rings ?? [];
  const ringed = rings.map((colour, index) =>
    circle(colour, sun.x, sun.y, sun.radius * (1 + 0.32 * (rings.length - index))),
  );
  return ringed.join('') + circle(sun.colour, sun.x, sun.y, sun.radius);
}

function halo({ colours, sun, horizon }: Sky): string {
  const [x, y] = sun ? [sun.x, sun.y] : [450, horizon];
  const core = (sun?.radius ?? 60) * 1.9;
  const steps = colours.length - 1;
  return colours
    .slice(1)
    .map((colour, index) => circle(colour, x, y, core + (760 - core) * ((steps - 1 - index) / steps) ** 1.05))
    .join('');
}

function bands({ colours, horizon, style }: Sky, frame: Frame): string {
  const random = createRandom(colours.join(''));
  const swing = style === 'waves' ? 26 : 5;
  const count = colours.length;
  return colours
    .slice(1)
    .map((colour, index) => {
      const share = 0.4 + (0.58 * (index + 1)) / count;
      const level = frame.top + (horizon - frame.top) * share;
      const edge: Point[] = [];
      for (let x = -1060; x <= 2000; x += 255) edge.push([x, level + between(random, -swing, swing)]);
      return path(colour, `${smooth(edge)}L2000 ${horizon + 60}L-1060 ${horizon + 60}z`);
    })
    .join('');
}

/** Long flat clouds, each `[x, y, half width]`, built of two or three slivers with a level foot. */
export function clouds(
  colour: string,
  places: readonly (readonly [number, number, number])[],
  opacity = 1,
): Layer {
  const d = places.map(([x, y, w]) => {
    const h = 7 + w * 0.05;
    return (
      lens(x, y, w, h) +
      lens(x + w * 0.34, y + h * 1.3, w * 0.72, h * 0.8) +
      lens(x - w * 0.3, y - h, w * 0.5, h * 0.8)
    );
  });
  return path(colour, d.join(''), opacity);
}

/** Heaped fair-weather clouds with flat feet. */
export function cumulus(
  colour: string,
  places: readonly (readonly [number, number, number])[],
  opacity = 1,
): Layer {
  const d = places.map(
    ([x, y, s]) =>
      `M${x - 100 * s} ${y}c${round(4 * s)} ${round(-30 * s)} ${round(36 * s)} ${round(-34 * s)} ${round(48 * s)} ${round(-22 * s)}` +
      `c${round(6 * s)} ${round(-44 * s)} ${round(72 * s)} ${round(-48 * s)} ${round(84 * s)} ${round(-8 * s)}` +
      `c${round(26 * s)} ${round(-18 * s)} ${round(58 * s)} ${round(0)} ${round(78 * s)} ${round(30 * s)}z`,
  );
  return path(colour, d.join(''), opacity);
}

export function stars(colour: string, seed: number, lowest = 620, count = 70): Layer {
  return (frame) => {
    const random = createRandom(seed);
    let d = '';
    for (let index = 0; index < count * 3; index += 1) {
      const x = between(random, -1000, 1900);
      const y = 20 + (lowest - 20) * random() ** 1.2;
      const r = random() < 0.14 ? 4.6 : between(random, 1.4, 2.8);
      if (x < frame.left || x > frame.right || y < frame.top) continue;
      d += `M${round(x - r)} ${round(y)}l${round(r)} ${round(-r)} ${round(r)} ${round(r)} ${round(-r)} ${round(r)}z`;
    }
    return path(colour, d);
  };
}

/** Northern lights: a curtain that fades upwards from a bright swaying hem, `hem` from left to right. */
export function aurora(colour: string, hem: readonly Point[], height: number, seed: number): Layer {
  const random = createRandom(seed);
  const folds: Point[] = hem.flatMap(([x, y], index) => {
    const [nextX, nextY] = hem[index + 1] ?? [x, y];
    return index === hem.length - 1
      ? [[x, y] as const]
      : [0, 0.5].map((t): Point => [x + (nextX - x) * t, y + (nextY - y) * t]);
  });
  const crown = (share: number) =>
    folds
      .map(([x, y], index): Point => [
        x + 30,
        y - height * share * (index % 2 === 0 ? between(random, 0.8, 1.1) : between(random, 0.55, 0.8)),
      ])
      .reverse();
  const curtain = [1, 0.5].map((share) => `${smooth(folds)}L${smooth(crown(share)).slice(1)}z`);
  return (frame) => {
    const name = frame.id(`a${seed}`);
    const stops = [
      [0, 0.8],
      [0.3, 0.45],
      [0.65, 0.16],
      [1, 0],
    ].map(
      ([at = 0, strength = 0]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${strength}"/>`,
    );
    const fade = `<linearGradient id="${name}" x1="0" y1="1" x2="0" y2="0">${stops.join('')}</linearGradient>`;
    return `<defs>${fade}</defs>${curtain.map((d) => path(`url(#${name})`, d)).join('')}`;
  };
}

/** A veil of mist with soft level edges. */
export function mist(colour: string, y: number, height: number, opacity: number, seed: number): Layer {
  const random = createRandom(seed);
  let d = '';
  for (let x = -1000; x < 1900; x += 190) {
    d += lens(
      x + between(random, -60, 60),
      y + between(random, -0.4, 0.4) * height,
      between(random, 190, 330),
      between(random, 0.35, 0.7) * height,
    );
  }
  return path(colour, d, opacity);
}

/** Broad rays from a point, as on posters of the thirties. */
export function rays(colour: string, x: number, y: number, opacity: number, count = 11): Layer {
  const reach = 1900;
  const wedges = Array.from({ length: count }, (_, index): string => {
    const angle = Math.PI + (Math.PI * (index + 0.25)) / count;
    const end = angle + (Math.PI / count) * 0.5;
    return polygon(colour, [
      [x, y],
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
      [x + Math.cos(end) * reach, y + Math.sin(end) * reach],
    ]);
  });
  return `<g opacity="${opacity}">${wedges.join('')}</g>`;
}

/** Birds far off, each `[x, y, size]`. */
export function birds(colour: string, places: readonly (readonly [number, number, number])[]): Layer {
  const d = places.map(
    ([x, y, s]) =>
      `M${x - 20 * s} ${round(y - 5 * s)}q${round(12 * s)} ${round(-7 * s)} ${round(20 * s)} ${round(6 * s)}` +
      `q${round(9 * s)} ${round(-14 * s)} ${round(22 * s)} ${round(-9 * s)}q${round(-14 * s)} ${round(1 * s)} ${round(-21 * s)} ${round(14 * s)}` +
      `q${round(-8 * s)} ${round(-12 * s)} ${round(-21 * s)} ${round(-11 * s)}z`,
  );
  return path(colour, d.join(''));
}
