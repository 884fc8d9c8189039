import { between, createRandom } from './random';
import type { Layer } from './scene';
import { at, lens, line, path, tidy } from './shapes';
import { isInside, planted, type Standing } from './trees';

/** A bough that hangs into the sheet from the upper left corner, with leaves and fruit or blossom. */
export function bough(
  x: number,
  y: number,
  scale: number,
  wood: string,
  leaf: string,
  fruit: string,
  flip = 1,
): string {
  const stems = line(
    wood,
    7,
    'M-20-30C60 0 130 20 214 78M60 4C110 50 130 90 136 150M130 30C180 30 230 26 290 46',
  );
  const leaves: readonly (readonly [number, number, number])[] = [
    [30, 20, 70],
    [70, -18, -20],
    [96, 56, 100],
    [120, 0, -30],
    [150, 66, 80],
    [112, 104, 30],
    [150, 128, 120],
    [180, 20, -50],
    [196, 58, 10],
    [226, 88, 60],
    [232, 20, 30],
    [262, 50, 70],
    [292, 40, -10],
    [60, 50, 110],
    [136, 160, 90],
    [190, 94, 100],
  ];
  const blade = leaves
    .map(([lx, ly, turn]) => at(lx, ly, 1, path(leaf, 'M0 0C14-18 44-20 62 0 44 16 14 14 0 0z'), 1, turn))
    .join('');
  const fruits = [
    [92, 96],
    [168, 118],
    [244, 78],
  ]
    .map(([fx = 0, fy = 0]) =>
      path(fruit, `M${fx} ${fy - 26}c22 0 28 24 22 38-4 12-14 14-22 20-8-6-18-8-22-20-6-14 0-38 22-38z`),
    )
    .join('');
  return at(x, y, scale, stems + blade + fruits, scale * flip);
}

/** A low crown of big tropical leaves at the foot of the sheet. */
export function undergrowth(
  colour: string,
  light: string,
  y: number,
  size: number,
  seed: number,
  from = -1000,
  to = 1900,
): Layer {
  return (frame) => {
    const random = createRandom(seed);
    let [dark, lit] = ['', ''];
    for (let x = from; x < to; x += size * between(random, 0.34, 0.6)) {
      const angle = between(random, -2.6, -0.55);
      const length = size * between(random, 0.7, 1.25);
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const breadth = length * between(random, 0.15, 0.24);
      const [nx, ny] = [(-dy / length) * breadth, (dx / length) * breadth];
      const foot = y + between(random, -10, 40);
      const isLit = random() < 0.55;
      if (!isInside(frame, x, size * 1.3)) continue;
      const half = (sign: number) =>
        tidy(
          `M${x} ${foot}Q${x + dx * 0.4 + nx * sign * 2} ${foot + dy * 0.4 + ny * sign * 2} ${x + dx} ${foot + dy}L${x} ${foot}z`,
        );
      dark += half(1) + half(-1);
      if (isLit) lit += half(dx > 0 ? -1 : 1);
    }
    return path(colour, dark) + path(light, lit);
  };
}

/** Reeds or tall grass, a fringe of bent blades in tufts. */
export function reeds(
  colour: string,
  y: number,
  height: number,
  seed: number,
  from = -1000,
  to = 1900,
  step = 16,
): Layer {
  return (frame) => {
    const random = createRandom(seed);
    const name = frame.id(`r${seed}h${height}`);
    const blades = Array.from({ length: 7 }, (_, index) => {
      const [x, tall] = [
        Math.round((index - 3 + between(random, -0.4, 0.4)) * step),
        height * between(random, 0.45, 1.05),
      ];
      const bend = Math.round(tall * between(random, -0.3, 0.3));
      const [w, h] = [Math.max(3, Math.round(height / 45)), Math.round(tall)];
      return `M${x - w} 0Q${x} ${-Math.round(h * 0.6)} ${x + bend} ${-h} ${x + w} ${-Math.round(h * 0.5)} ${x + w} 0z`;
    });
    const tufts: Standing[] = [];
    for (let x = from + step * 3; x < to - step * 2; x += step * between(random, 5.4, 6.8)) {
      const size = between(random, 0.75, 1.15);
      if (isInside(frame, x, height)) tufts.push({ x, y: y + 4, size });
    }
    return `<defs><path id="${name}" d="${blades.join('')}"/></defs>${planted(colour, [name], tufts)}`;
  };
}

/** Lily pads with a few flowers. */
export function lilies(
  pad: string,
  flower: string,
  places: readonly (readonly [number, number, number])[],
): string {
  const pads = places.map(([x, y, s]) => lens(x, y, 46 * s, 13 * s)).join('');
  const bloom = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      path(
        flower,
        'M0 0C-16-2-26-12-28-24-18-22-10-16-6-8-10-20-6-32 0-40 6-32 10-20 6-8 10-16 18-22 28-24 26-12 16-2 0 0z',
      ),
    );
  return (
    path(pad, pads) +
    places
      .filter((_, index) => index % 3 === 0)
      .map(([x, y, s]) => bloom(x, y - 4 * s, s))
      .join('')
  );
}
