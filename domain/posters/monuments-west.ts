import { at, circle, line, path, polygon, round, type Point } from './shapes';
import { between, createRandom } from './random';
import type { Layer } from './scene';

/** Brunelleschi's dome with its nave, 300 wide, foot at 0,0. */
export function duomo(
  x: number,
  y: number,
  scale: number,
  wall: string,
  tile: string,
  shade: string,
  rib: string,
): string {
  return at(
    x,
    y,
    scale,
    path(wall, 'M-250 0V-110H-110V-128H110V-70H160V0zM-104-128V-176H104V-128zM-260-110L-180-140-110-110z') +
      path(shade, 'M40-128V-176H104V-128zM60 0V-128H110V-70H160V0z') +
      path(tile, 'M-100-176C-98-262-46-318-14-338H14C46-318 98-262 100-176z') +
      path(shade, 'M14-338C46-318 98-262 100-176H46C50-250 34-308 6-338z', 0.75) +
      line(rib, 4, 'M-60-176C-58-250-30-310-8-338M0-176V-338M60-176C58-250 30-310 8-338') +
      path(rib, 'M-16-336V-376H16V-336zM-18-376L0-406 18-376z') +
      circle(rib, 0, -410, 6) +
      path(
        shade,
        [-80, -40, 0, 40, 80].map((cx) => `M${cx - 9}-152a9 9 0 1 1 18 0a9 9 0 1 1-18 0z`).join('') +
          'M-230-40h16v-40h-16zM-196-40h16v-40h-16zM-160-40h16v-40h-16z',
      ),
  );
}

export function campanile(
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  shade: string,
  roof: string,
  pointed = false,
): string {
  const [w, h] = [width, height];
  const top = pointed
    ? `M${-w * 0.56} ${-h}L0 ${round(-h - w * 1.5)}L${w * 0.56} ${-h}z`
    : `M${-w * 0.58} ${-h}L0 ${round(-h - w * 0.4)}L${w * 0.58} ${-h}z`;
  const openings = [0.94, 0.72, 0.5].map(
    (level) =>
      `M${round(-w * 0.2)} ${round(-h * level + w * 0.55)}v${round(-w * 0.34)}q${round(w * 0.2)} ${round(-w * 0.3)} ${round(w * 0.4)} 0v${round(w * 0.34)}z`,
  );
  return at(
    x,
    y,
    1,
    path(wall, `M${-w / 2} 0V${-h}H${w / 2}V0z`) +
      path(shade, `M${round(w * 0.16)} 0V${-h}H${w / 2}V0z${openings.join('')}`) +
      path(roof, top),
  );
}

/** The Colosseum from its broken side, 460 wide. */
export function colosseum(
  x: number,
  y: number,
  scale: number,
  stone: string,
  shade: string,
  deep: string,
): string {
  const tier = (level: number, count: number, reach: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = -1.15 + (2.3 * (index + 0.5)) / count;
      const cx = Math.sin(angle) * reach;
      const half = Math.cos(angle) * 11;
      return `M${round(cx - half)} ${level}v-34q${round(half)}-16 ${round(half * 2)} 0v34z`;
    }).join('');
  return at(
    x,
    y,
    scale,
    path(
      stone,
      'M-240 0C-244-70-242-130-236-190-150-214-60-222 20-220L34-176 96-166 108-120 196-104 236-92 240 0C80 22-80 22-240 0z',
    ) +
      path(shade, 'M60 14C90-40 90-110 70-170L96-166 108-120 196-104 236-92 240 0C180 8 120 13 60 14z') +
      path(
        deep,
        tier(-10, 15, 246) +
          tier(-74, 15, 246) +
          Array.from({ length: 8 }, (_, i) => `M${-222 + i * 29} ${-140 - i * 3}v-34q9-14 18 0v34z`).join(''),
      ),
  );
}

/** A dome of the Salute kind, white and broad, 200 wide. */
export function basilica(
  x: number,
  y: number,
  scale: number,
  wall: string,
  shade: string,
  dome: string,
): string {
  return at(
    x,
    y,
    scale,
    path(wall, 'M-120 0V-92H-84V-132H84V-92H120V0z') +
      path(
        shade,
        'M34 0V-132H84V-92H120V0zM-64 0V-46C-64-66-36-66-36-46V0zM-14 0V-56C-14-78 18-78 18-56V0z',
      ) +
      path(wall, 'M-66-132V-166H66V-132zM-100-92a18 18 0 1 1 36 0zM64-92a18 18 0 1 1 36 0z') +
      path(dome, 'M-72-166C-72-232-30-256 0-260 30-256 72-232 72-166z') +
      path(shade, 'M8-259C36-254 72-228 72-166H40C42-214 30-244 8-259z', 0.6) +
      path(wall, 'M-14-258V-290C-14-304 14-304 14-290V-258z') +
      line(wall, 4, 'M0-300V-322'),
  );
}

export function eiffel(x: number, y: number, scale: number, iron: string): string {
  return at(
    x,
    y,
    scale,
    path(
      iron,
      'M-96 0C-60-60-44-110-40-150H-46V-160H-36C-26-220-14-290-6-360L-8-366-4-400H0 4L8-366 6-360C14-290 26-220 36-160H46V-150H40C44-110 60-60 96 0H62C56-36 34-58 0-58S-56-36-62 0zM-30-82H30L24-126H-24zM-20-172L-8-290H8L20-172z',
    ),
  );
}

/** Georgian crescent in honey stone, swept by perspective: left end far, right end near. */
export function crescent(
  wall: string,
  shade: string,
  roof: string,
  panes: string,
  from: number,
  to: number,
  y: number,
  near: number,
): string {
  const count = 38;
  const edge = (index: number) => {
    const t = index / count;
    const x = from + (to - from) * t ** 0.9;
    const size = near * (0.42 + 0.58 * (2 * t - 1) ** 2);
    return { x, size, foot: y + (size - near * 0.42) * 0.44 };
  };
  let [front, tops, windows, columns] = ['', '', '', ''];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 0; index <= count; index += 1) {
    const { x, size, foot } = edge(index);
    upper.push([x, foot - size]);
    lower.push([x, foot]);
    if (index === count) break;
    const next = edge(index + 1);
    const w = next.x - x;
    for (const level of [0.22, 0.52, 0.78]) {
      const [py, ph] = [foot - size * level, size * (level === 0.52 ? 0.2 : 0.13)];
      windows += `M${round(x + w * 0.36)} ${round(py)}v${round(-ph)}h${round(w * 0.34)}v${round(ph)}z`;
    }
    columns += `M${round(x)} ${round(foot - size * 0.34)}v${round(-size * 0.54)}h${round(w * 0.16)}v${round(size * 0.54)}z`;
    tops += `M${round(x + w * 0.5)} ${round(foot - size * 1.09)}v${round(-size * 0.14)}h${round(w * 0.34)}v${round(size * 0.14)}z`;
  }
  front = polygon(wall, [...upper, ...[...lower].reverse()]);
  const cover = polygon(roof, [
    ...upper,
    ...[...upper].reverse().map(([px, py], index): Point => [px, py - edge(count - index).size * 0.14]),
  ]);
  const cornice = polygon(shade, [
    ...upper,
    ...[...upper].reverse().map(([px, py], index): Point => [px, py + edge(count - index).size * 0.06]),
  ]);
  return path(shade, tops) + cover + front + cornice + path(panes, windows) + path(shade, columns, 0.7);
}

/** Towers of a modern city: `[x, width, height, crown]`, crown 0 flat, 1 stepped, 2 spire, 3 slant, 4 shell. */
export function skyline(
  wall: string,
  shade: string,
  light: string,
  y: number,
  towers: readonly (readonly [number, number, number, number])[],
  seed: number,
  lit = 0.3,
): Layer {
  return (frame) => {
    const random = createRandom(seed);
    let [bodies, sides] = ['', ''];
    const rows = ['', '', ''];
    for (const [x, w, h, crown] of towers) {
      const start = random();
      if (x + w < frame.left || x > frame.right) continue;
      const side = Math.round(w * 0.36);
      bodies += `M${x} ${y}v${-h}h${w}v${h}z${crownData(x, y - h, w, crown)}`;
      sides += `M${x + w - side} ${y}v${-h}h${side}v${h}z`;
      for (let px = x + 8, column = Math.floor(start * 9); px < x + w - 6; px += 11, column += 1) {
        if (((column * 7) % 10) / 10 < lit * 2)
          rows[column % 3] += `M${px} ${y - h + 14 + ((column * 5) % 4) * 15}V${y - 10}`;
      }
    }
    const windows = ['7 23 7 68', '7 8 7 53', '7 38'].map(
      (dashes, index) => `<path stroke-dasharray="${dashes}" d="${rows[index] ?? ''}"/>`,
    );
    return (
      path(wall, bodies) +
      path(shade, sides) +
      `<g stroke="${light}" stroke-width="5">${windows.join('')}</g>`
    );
  };
}

function crownData(x: number, y: number, w: number, crown: number): string {
  const middle = x + w / 2;
  if (crown === 1)
    return `M${Math.round(x + w * 0.16)} ${y}v-22h${round(w * 0.16)}v-24h${round(w * 0.36)}v24h${round(w * 0.16)}v22z`;
  if (crown === 2)
    return `M${Math.round(x + w * 0.14)} ${y}v-26h${round(w * 0.16)}v-30h${round(w * 0.12)}l${round(w * 0.08)}-110 ${round(w * 0.08)} 110h${round(w * 0.12)}v30h${round(w * 0.16)}v26z`;
  if (crown === 3) return `M${x} ${y}L${x + w} ${round(y - w * 0.5)}V${y}z`;
  if (crown === 4)
    return `M${x} ${y}C${x} ${round(y - w * 0.8)} ${round(middle - 5)} ${round(y - w * 1.5)} ${round(middle)} ${round(y - w * 2.6)}C${round(middle + 5)} ${round(y - w * 1.5)} ${x + w} ${round(y - w * 0.8)} ${x + w} ${y}z`;
  return '';
}

/** Random lesser towers to fill a skyline between the known ones. */
export function towersBetween(
  from: number,
  to: number,
  low: number,
  high: number,
  seed: number,
): (readonly [number, number, number, number])[] {
  const random = createRandom(seed);
  const towers: [number, number, number, number][] = [];
  for (let x = from; x < to;) {
    const w = Math.round(between(random, 38, 70));
    const crown = random() < 0.22 ? 1 : random() < 0.12 ? 3 : 0;
    towers.push([Math.round(x), w, Math.round(between(random, low, high)), crown]);
    x += w * between(random, 0.8, 1.15);
  }
  return towers;
}
