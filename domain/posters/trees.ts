import { between, createRandom } from './random';
import type { Frame, Layer } from './scene';
import { at, path, round, tidy } from './shapes';

/** A conifer with drooping tiers, foot at 0,0, as path data so that a whole wood is one path. */
export function pineData(x: number, y: number, height: number, seed: number, slim = 0.2): string {
  const random = createRandom(seed * 131 + Math.round(x));
  const tiers = height > 150 ? 6 : height > 60 ? 5 : 4;
  const side = (sign: number) => {
    const edge: string[] = [];
    for (let tier = 1; tier <= tiers; tier += 1) {
      const level = tier / tiers;
      const reach = height * slim * level ** 0.85 * between(random, 0.82, 1.16);
      const low = y - height * (1 - level * 0.93);
      edge.push(`${round(x + sign * reach)} ${round(low + height * 0.02)}`);
      if (tier < tiers) edge.push(`${round(x + sign * reach * 0.42)} ${round(low - height * 0.025)}`);
    }
    return edge;
  };
  const trunk = height * 0.022;
  const foot = round(y - height * 0.075);
  const stem = `L${round(x + trunk)} ${foot} ${round(x + trunk)} ${round(y)} ${round(x - trunk)} ${round(y)} ${round(x - trunk)} ${foot}`;
  return `M${round(x)} ${round(y - height)}L${side(1).join(' ')}${stem}L${side(-1).reverse().join(' ')}z`;
}

export interface Wood {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly height: number;
  readonly seed: number;
  /** Height of the ground at a place. */
  readonly ground: (x: number) => number;
}

/** A wood of two trees, used many times over. */
export function pines(colour: string, wood: Wood, slim = 0.2): Layer {
  return (frame) => {
    const name = frame.id(`w${wood.seed}h${wood.height}`);
    const kinds = [0, 1].map(
      (kind) => `<path id="${name}k${kind}" d="${pineData(0, 0, wood.height, wood.seed + kind * 7, slim)}"/>`,
    );
    const names = kinds.map((_, kind) => `${name}k${kind}`);
    return `<defs>${kinds.join('')}</defs>${planted(colour, names, standing(wood, frame))}`;
  };
}

/** Copies of a few drawn trees, one kind after another. */
export function planted(colour: string, names: readonly string[], trees: readonly Standing[]): string {
  const uses = trees.map(
    ({ x, y, size }, index) =>
      `<use href="#${names[index % names.length]}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(size * 10) / 10})"/>`,
  );
  return `<g fill="${colour}">${uses.join('')}</g>`;
}

/** Cypresses: dark flames beside a road. */
export function cypresses(colour: string, wood: Wood): Layer {
  return (frame) =>
    path(
      colour,
      along(wood, frame, (x, y, height) => cypressData(x, y, height)),
    );
}

/** Round-headed trees that merge into a hedge or forest edge. */
export function bushes(colour: string, wood: Wood): Layer {
  return (frame) => {
    const name = frame.id(`b${wood.seed}h${wood.height}`);
    const [w, h] = [Math.round(wood.height * 0.62), Math.round(wood.height)];
    const crown = `M${-w} 0c${Math.round(-w * 0.3)} ${Math.round(-h * 0.5)} ${Math.round(w * 0.2)} ${-h} ${w} ${-h}s${Math.round(w * 1.2)} ${Math.round(h * 0.5)} ${w} ${h}z`;
    return `<defs><path id="${name}" d="${crown}"/></defs>${planted(colour, [name], standing(wood, frame))}`;
  };
}

export function cypressData(x: number, y: number, height: number): string {
  const w = height * 0.11;
  return tidy(
    `M${x} ${y}C${x - w * 1.5} ${y - height * 0.05} ${x - w * 1.1} ${y - height * 0.6} ${x + w * 0.1} ${y - height}` +
      `C${x + w * 1.2} ${y - height * 0.6} ${x + w * 1.4} ${y - height * 0.05} ${x} ${y}z`,
  );
}

/** The flat-topped thorn tree of the savanna, about 150 high. */
export function acacia(x: number, y: number, scale: number, colour: string, light = colour): string {
  const trunk =
    'M-5 2C-3-30-2-46-8-62-20-84-42-96-58-108L-54-112C-36-102-16-90-6-76-4-92-8-104-14-118L-9-119C-2-106 3-92 3-76 14-94 34-104 56-114L59-109C40-98 20-86 11-64 6-44 6-20 8 2z';
  const canopy =
    'M-128-104c14-10 30-12 40-20 18-14 44-12 60-18 22-10 52-8 70 2 22 0 42 8 52 18 14 2 28 10 34 18-20 6-44 2-62 4-30-6-58 2-84-2-30 6-64-6-110-2z';
  const top = 'M-70-122c20-18 70-24 104-12 12 2 22 8 28 14-34-8-90-10-132-2z';
  return at(x, y, scale, path(colour, trunk + canopy) + (light === colour ? '' : path(light, top)));
}

/** The stone pine of Rome: bare stem, parasol of three flat clouds; about 220 high. */
export function umbrellaPine(
  x: number,
  y: number,
  scale: number,
  colour: string,
  light = colour,
  flip = 1,
): string {
  const trunk =
    'M-8 2C-4-60-8-100-2-130-14-146-30-152-44-160L-40-166C-24-160-8-152 2-144 6-154 6-160 4-170L12-170C12-160 14-152 12-146 26-154 40-158 54-168L58-162C40-150 22-140 12-126 6-90 8-40 12 2z';
  const crown =
    'M-118-158c-10-18 10-32 30-32 6-20 36-32 60-24 18-18 62-16 78 4 26-4 48 10 50 24 22 2 34 18 22 30-26 8-60 0-84 2-40 8-70-4-96 0-24 4-44 4-60-4z';
  const lit = 'M-80-192c14-18 36-24 56-18 18-16 56-14 72 4 16-2 34 6 40 16-40-12-110-14-168-2z';
  return at(
    x,
    y,
    scale,
    path(colour, trunk + crown) + (light === colour ? '' : path(light, lit)),
    scale * flip,
  );
}

/** A bare camel-thorn, long dead, about 200 high. */
export function deadTree(x: number, y: number, scale: number, colour: string, flip = 1): string {
  const d =
    'M-16 2C-8-20-12-50-6-78-22-92-48-98-64-128L-78-136-74-140-62-136C-60-150-66-160-70-176L-65-177C-60-164-54-150-54-136-42-116-24-108-8-102-8-124-22-140-20-168L-30-190-25-192-16-174C-8-184-6-196-6-208L-1-208C0-192-6-180-10-164-8-146 4-134 6-112 18-122 40-126 48-148L46-172 52-172 55-152C66-158 78-160 90-172L93-168C82-154 66-150 56-140 44-118 22-108 12-88 8-60 12-24 20 2z';
  return at(x, y, scale, path(colour, d), scale * flip);
}

export interface Standing {
  readonly x: number;
  readonly y: number;
  /** Share of the height of the wood. */
  readonly size: number;
}

/** Where the trees of a wood stand, of those the frame shows. */
function standing(wood: Wood, frame: Frame): Standing[] {
  const random = createRandom(wood.seed);
  const trees: Standing[] = [];
  for (let x = wood.from; x < wood.to; x += wood.step * between(random, 0.55, 1.45)) {
    const size = between(random, 0.6, 1.15);
    if (isInside(frame, x, wood.height)) trees.push({ x, y: wood.ground(x), size });
  }
  return trees;
}

export function isInside(frame: Frame, x: number, reach: number): boolean {
  return x + reach > frame.left && x - reach < frame.right;
}

function along(wood: Wood, frame: Frame, draw: (x: number, y: number, height: number) => string): string {
  return standing(wood, frame)
    .map(({ x, y, size }) => draw(x, y, wood.height * size))
    .join('');
}
