export type Point = readonly [number, number];

/** Whole units above 30, one decimal below: finer than the eye and small when compressed. */
export function round(value: number): number {
  return Math.abs(value) >= 30 ? Math.round(value) : Math.round(value * 10) / 10;
}

export function path(fill: string, d: string, opacity = 1): string {
  return `<path fill="${fill}"${opacityOf(opacity)} d="${d}"/>`;
}

export function line(stroke: string, width: number, d: string, opacity = 1): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${opacityOf(opacity)} d="${d}"/>`;
}

export function rect(fill: string, x: number, y: number, width: number, height: number): string {
  return path(fill, `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`);
}

export function circle(fill: string, x: number, y: number, radius: number, opacity = 1): string {
  return `<circle fill="${fill}"${opacityOf(opacity)} cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

export function polygon(fill: string, points: readonly Point[], opacity = 1): string {
  return path(fill, `${straight(points)}z`, opacity);
}

/** Straight lines through the points. Steps are relative and whole: they compress to half the size. */
export function straight(points: readonly Point[]): string {
  const steps = wholeSteps(points);
  return points.length === 0 ? '' : `M${steps.start}l${steps.moves.map(pair).join(' ')}`;
}

/** A soft line through the points (Catmull-Rom turned into Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const steps = wholeSteps(points);
  const curves = steps.moves.map((move, index) => {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leave: Point = [(to[0] - before[0]) / 6, (to[1] - before[1]) / 6];
    const reach: Point = [move[0] - (after[0] - from[0]) / 6, move[1] - (after[1] - from[1]) / 6];
    return [leave, reach, move].map(pair).join(' ');
  });
  return `M${steps.start}c${curves.join(' ')}`;
}

/** Carries the rounding error along, so that a long line ends where it should. */
function wholeSteps(points: readonly Point[]): { start: string; moves: Point[] } {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const moves = whole.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = whole[index] ?? [x, y];
    return [x - fromX, y - fromY];
  });
  return { start: pair(whole[0] ?? [0, 0]), moves };
}

function pair([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** A leaf-shaped sliver, the mark for wavelets, clouds and glints. */
export function lens(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const [w, h] = [Math.round(halfWidth), round(halfHeight)];
  return `M${Math.round(x) - w} ${round(y)}q${w} ${-h} ${2 * w} 0 ${-w} ${h} ${-2 * w} 0z`;
}

/** Sets a motif drawn around 0,0 on the stage; a negative `scaleX` turns it to face the other way. */
export function at(x: number, y: number, scale: number, content: string, scaleX = scale, turn = 0): string {
  const size = scaleX === scale ? `${scale}` : `${scaleX} ${scale}`;
  const rotation = turn === 0 ? '' : `rotate(${turn})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotation}scale(${size})">${content}</g>`;
}

export function faded(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

/** Turns what stands on the waterline upside down below it. */
export function mirrored(waterline: number, content: string, opacity = 0.35, depth = 0.8): string {
  return `<g opacity="${opacity}" transform="matrix(1 0 0 ${-depth} 0 ${round(waterline * (1 + depth))})">${content}</g>`;
}

/** Blends two `#rrggbb` colours. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) => parseInt(colour.slice(index, index + 2), 16);
  const blend = (index: number) =>
    Math.round(channel(from, index) * (1 - share) + channel(to, index) * share);
  return `#${[1, 3, 5].map((index) => blend(index).toString(16).padStart(2, '0')).join('')}`;
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}

/** Reads `'x y, x y'`: coordinates as text stay on one line and read like a drawing. */
export function points(text: string): Point[] {
  return rows(text).map(([x = 0, y = 0]) => [x, y]);
}

/** Reads `'x y size, …'`. */
export function triples(text: string): (readonly [number, number, number])[] {
  return rows(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
}

export function quads(text: string): (readonly [number, number, number, number])[] {
  return rows(text).map(([x = 0, y = 0, z = 0, w = 0]) => [x, y, z, w]);
}

function rows(text: string): number[][] {
  return text.split(', ').map((row) => row.split(' ').map(Number));
}

/** Rounds every number of hand-built path data. */
export function tidy(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (text) => `${round(Number(text))}`);
}
