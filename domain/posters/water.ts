import { between, createRandom } from './random';
import { stage, type Layer } from './scene';
import { lens, path, rect, smooth, type Point } from './shapes';

/** Flat water in level planes, the farthest first; each edge is a long soft line. */
export function sea(
  top: number,
  colours: readonly string[],
  seed: number,
  foot: number = stage.bottom,
): string {
  const random = createRandom(seed);
  return colours
    .map((colour, index) => {
      if (index === 0) return rect(colour, stage.left, top, stage.right - stage.left, foot - top);
      const level = top + (foot - top) * (index / colours.length) ** 1.45;
      const edge: Point[] = [];
      for (let x = stage.left - 60; x <= stage.right + 200; x += 210)
        edge.push([x, level + between(random, -1, 1) * (3 + index * 5)]);
      return path(colour, `${smooth(edge)}L${stage.right} ${foot}L${stage.left} ${foot}z`);
    })
    .join('');
}

/** The broken road of light under a low sun or moon. */
export function glitter(
  colour: string,
  x: number,
  top: number,
  foot: number,
  width: number,
  seed: number,
  opacity = 1,
): string {
  const random = createRandom(seed);
  let d = '';
  for (let y = top + 4; y < foot;) {
    const depth = (y - top) / (foot - top);
    const half = width * (0.42 + depth * 0.7) * between(random, 0.55, 1);
    const thick = 1.6 + depth * 6;
    d += lens(x + between(random, -0.3, 0.3) * width * (0.4 + depth), y, half, thick);
    if (random() < 0.5)
      d += lens(
        x + (random() < 0.5 ? -1 : 1) * half * between(random, 1.1, 1.7),
        y + thick,
        half * 0.3,
        thick * 0.6,
      );
    y += thick * between(random, 2.1, 3.6) + 3;
  }
  return path(colour, d, opacity);
}

/** Scattered wavelets, small far off and long near by. */
export function wavelets(
  colour: string,
  top: number,
  foot: number,
  count: number,
  seed: number,
  opacity = 1,
): Layer {
  return (frame) => {
    const random = createRandom(seed);
    let d = '';
    for (let index = 0; index < count * 3; index += 1) {
      const depth = random() ** 0.8;
      const x = between(random, stage.left, stage.right);
      const half = between(random, 24, 60) * (0.35 + depth * 1.1);
      if (x + half < frame.left || x - half > frame.right) continue;
      d += lens(x, top + (foot - top) * depth, half, 1.3 + depth * 3.4);
    }
    return path(colour, d, opacity);
  };
}

/** A line of surf along a shore. */
export function surf(colour: string, shore: readonly Point[], thickness: number): string {
  const back = [...shore]
    .reverse()
    .map(([x, y], index): Point => [x, y + thickness * (index % 2 === 0 ? 0.5 : 1.2)]);
  return path(colour, `${smooth(shore)}L${smooth(back).slice(1)}z`);
}
