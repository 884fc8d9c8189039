import { between, createRandom } from './random';
import type { Frame } from './scene';
import { polygon, type Point } from './shapes';

export interface Rock {
  readonly light: string;
  readonly shade: string;
  readonly snow?: string;
  readonly snowShade?: string;
  /** How far down the snow lies, 0 to 1. */
  readonly snowLine?: number;
}

export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly base: number;
  /** Reach of each flank at the base. */
  readonly left: number;
  readonly right: number;
  readonly seed: number;
  /** Drawn with fewer facets. */
  readonly isPlain?: boolean;
}

type Edge = readonly Point[];

const levels = [0, 0.1, 0.22, 0.36, 0.52, 0.72, 1] as const;

/** One alpine summit in flat facets: the lit flank to the left, the shadowed one to the right. */
export function peak(form: Peak, rock: Rock, sunOnRight = false): string {
  const random = createRandom(form.seed);
  const west = flank(form, -form.left, random);
  const east = flank(form, form.right, random);
  const arete = spine(form, random, sunOnRight ? -1 : 1);
  const [bright, dark] = sunOnRight ? [east, west] : [west, east];
  const rockFace =
    polygon(rock.light, [...west, ...[...east].reverse()]) +
    polygon(rock.shade, [...arete, ...[...dark].reverse()]);
  const spurs = (form.isPlain ? [0.45] : [0.2, 0.5, 0.76]).map((across, index) =>
    polygon(
      rock.shade,
      spur(
        bright,
        arete,
        across + between(random, -0.06, 0.06),
        0.3 + index * 0.1 + between(random, 0, 0.16),
        random,
      ),
    ),
  );
  const lights = (form.isPlain ? [] : [0.34, 0.68]).map((across) =>
    polygon(
      rock.light,
      spur(arete, dark, across + between(random, -0.08, 0.08), between(random, 0.34, 0.6), random),
      0.45,
    ),
  );
  return rockFace + spurs.join('') + lights.join('') + snowCap(rock, bright, arete, dark, random);
}

/** Several summits `[x, y, left reach, right reach]` in one stone, the farthest first. */
export function range(
  base: number,
  rock: Rock,
  summits: readonly (readonly [number, number, number, number])[],
  sunOnRight = false,
): (frame: Frame) => string {
  return (frame) =>
    summits
      .filter(([x, , left, right]) => x + right > frame.left && x - left < frame.right)
      .map(([x, y, left, right]) => peak(settled(x, y, left, right, base), rock, sunOnRight))
      .join('');
}

/** Summits beside the portrait window vary more in height and breadth, so that a wide sheet keeps one hero. */
function settled(x: number, y: number, left: number, right: number, base: number): Peak {
  const seed = Math.round(x * 7 + y * 3);
  if (x > -60 && x < 960) return { x, y, left, right, base, seed };
  const random = createRandom(seed + 5);
  const height = (base - y) * between(random, 0.55, 1);
  return {
    x: x + between(random, -60, 60),
    y: base - height,
    left: left * between(random, 0.85, 1.35),
    right: right * between(random, 0.85, 1.35),
    base,
    seed,
    isPlain: true,
  };
}

function flank({ x, y, base }: Peak, reach: number, random: () => number): Edge {
  const height = base - y;
  return levels.map((level, index): Point => {
    const last = index === levels.length - 1;
    if (index === 0 || last) return [x + reach * level, y + height * level];
    const shoulder = (index % 2 === 0 ? 1 : -1) * between(random, -0.01, 0.075) * Math.min(1, level * 2.5);
    return [x + reach * (level ** 1.12 + shoulder), y + height * (level + between(random, -0.02, 0.02))];
  });
}

function spine({ x, y, base, left, right }: Peak, random: () => number, side: number): Edge {
  const breadth = (left + right) / 2;
  const lean = between(random, -0.04, 0.16) * side;
  return levels.map((level, index): Point => {
    const swing = index === 0 ? 0 : (index % 2 === 0 ? 1 : -1) * between(random, 0.03, 0.1) * (0.5 + level);
    return [x + breadth * (lean * level + swing), y + (base - y) * level];
  });
}

/** A point part of the way between two edges at a height. */
function across(a: Edge, b: Edge, share: number, level: number): Point {
  const [ax, ay] = heightOn(a, level);
  const [bx, by] = heightOn(b, level);
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function heightOn(edge: Edge, level: number): Point {
  const at = levels.findIndex((mark) => mark >= level);
  const to = edge[Math.max(at, 0)] ?? [0, 0];
  const from = edge[Math.max(at - 1, 0)] ?? to;
  const [low, high] = [levels[Math.max(at - 1, 0)] ?? 0, levels[Math.max(at, 0)] ?? 1];
  const share = high === low ? 0 : (level - low) / (high - low);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function spur(a: Edge, b: Edge, share: number, top: number, random: () => number): Point[] {
  const knee = top + (1 - top) * between(random, 0.3, 0.5);
  return [
    across(a, b, share, top),
    across(a, b, share + 0.09, knee),
    across(a, b, share + 0.03, knee + 0.08),
    across(a, b, Math.min(share + 0.2, 1), 1),
    across(a, b, share - 0.04, 1),
    across(a, b, share - 0.01, knee),
  ];
}

function snowCap(rock: Rock, bright: Edge, arete: Edge, dark: Edge, random: () => number): string {
  if (!rock.snow) return '';
  const depth = rock.snowLine ?? 0.4;
  const lit = polygon(rock.snow, mantle(bright, arete, depth, random));
  return lit + polygon(rock.snowShade ?? rock.snow, mantle(arete, dark, depth, random));
}

function mantle(a: Edge, b: Edge, depth: number, random: () => number): Point[] {
  const tops = levels.filter((level) => level < depth);
  const hem = [0, 0.18, 0.38, 0.56, 0.78, 1].map((share, index) => {
    const reach = index % 2 === 0 ? between(random, 1, 1.4) : between(random, 0.5, 0.8);
    return across(a, b, share, Math.min(depth * reach, 0.98));
  });
  const up = tops.map((level) => heightOn(b, level)).reverse();
  return [...tops.map((level) => heightOn(a, level)), ...hem, ...up];
}
