import { between, createRandom, pick } from './random';
import type { Layer } from './scene';
import { at, circle, line, path, rect, round } from './shapes';

export interface HouseColours {
  readonly walls: readonly [string, ...string[]];
  readonly shade: string;
  readonly roofs: readonly [string, ...string[]];
  readonly panes: string;
}

/** One gabled house seen from the corner; foot of the front wall at x, y. */
export function house(
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  side: string,
  roof: string,
  panes: string,
): string {
  const [w, h] = [width, height];
  const eave = -h * 0.58;
  const depth = w * 0.55;
  const front = path(wall, `M0 0V${round(eave)}L${round(w / 2)} ${-h}L${w} ${round(eave)}V0z`);
  const flank = path(side, `M${w} 0V${round(eave)}H${round(w + depth)}V0z`);
  const cover = path(
    roof,
    `M${round(w / 2)} ${round(-h - 3)}H${round(w / 2 + depth)}L${round(w + depth + 4)} ${round(eave + 3)}H${round(w + 2)}z`,
  );
  const edge = line(
    roof,
    Math.max(2, w * 0.045),
    `M-3 ${round(eave + 4)}L${round(w / 2)} ${-h}L${round(w + 3)} ${round(eave + 4)}`,
  );
  const pane = round(w * 0.17);
  const window = `M${round(w * 0.18)} ${round(eave * 0.62)}h${pane}v${round(pane * 1.25)}h${-pane}zM${round(w * 0.62)} ${round(eave * 0.62)}h${pane}v${round(pane * 1.25)}h${-pane}zM${round(w + depth * 0.4)} ${round(eave * 0.62)}h${pane}v${round(pane * 1.25)}h${-pane}z`;
  return at(x, y, 1, front + flank + cover + edge + path(panes, window));
}

/** A fisherman's cabin on stilts above the water. */
export function stiltCabin(
  x: number,
  y: number,
  width: number,
  wall: string,
  side: string,
  roof: string,
  trim: string,
): string {
  const stilts = [0.06, 0.36, 0.66, 0.96, 1.25, 1.5]
    .map((share) => `M${round(x + share * width - 2)} ${y}h5v${round(width * 0.34)}h-5z`)
    .join('');
  return (
    path(side, stilts) +
    rect(trim, x - 8, y - 2, width * 1.55 + 14, 7) +
    house(x, y - 2, width, width * 0.92, wall, side, roof, trim)
  );
}

/** Flat-roofed cubes that climb a slope: `rows` of `[x, y, width]` from top to bottom. */
export function cubeTown(
  colours: HouseColours,
  rows: readonly (readonly [number, number, number])[],
  unit: number,
  seed: number,
  gabled = false,
): Layer {
  return (frame) => {
    const random = createRandom(seed);
    const name = frame.id(`c${seed}u${unit}`);
    const kinds = Array.from({ length: 8 }, (_, kind) => ({
      kind,
      w: Math.round(unit * between(random, 0.7, 1.25)),
      h: Math.round(unit * between(random, 0.8, 1.5)),
    }));
    const drawn = kinds.map(
      ({ kind, w, h }) =>
        `<g id="${name}k${kind}">${block(w, h, colours.walls[kind % colours.walls.length] ?? colours.walls[0], colours, random, gabled)}</g>`,
    );
    let uses = '';
    for (const [x, y, width] of rows) {
      for (let dx = 0; dx < width;) {
        const { kind, w } = kinds[Math.floor(random() * kinds.length)] ?? { kind: 0, w: unit };
        const foot = y + between(random, -0.16, 0.16) * unit;
        if (x + dx + w > frame.left && x + dx < frame.right)
          uses += `<use href="#${name}k${kind}" x="${Math.round(x + dx)}" y="${Math.round(foot)}"/>`;
        dx += w * between(random, 0.88, 1.04);
      }
    }
    return `<defs>${drawn.join('')}</defs>${uses}`;
  };
}

/** One house, foot at 0,0, with a footing that reaches down behind the row in front. */
function block(
  w: number,
  h: number,
  wall: string,
  colours: HouseColours,
  random: () => number,
  gabled: boolean,
): string {
  const shadeWidth = w * between(random, 0.2, 0.34);
  const [pw, ph] = [Math.round(w * 0.13), Math.round(h * 0.16)];
  let panes = '';
  for (let py = -h + h * 0.2; py < -h * 0.22; py += h * 0.36) {
    for (let px = w * 0.14; px < w - shadeWidth - w * 0.12; px += w * 0.28) {
      if (random() < 0.66) panes += `M${Math.round(px)} ${Math.round(py)}h${pw}v${ph}h${-pw}z`;
    }
  }
  const roof = gabled
    ? path(
        pick(random, colours.roofs),
        `M-3 ${-h}l${Math.round(w * 0.2)} ${Math.round(-h * 0.17)}h${Math.round(w * 0.62)}l${Math.round(w * 0.2)} ${Math.round(h * 0.17)}z`,
      )
    : '';
  return (
    rect(wall, 0, -h, w, h + 60) +
    rect(colours.shade, w - shadeWidth, -h, shadeWidth, h + 60) +
    path(colours.panes, panes) +
    roof
  );
}

/** A white island church with its blue dome. */
export function islandDome(
  x: number,
  y: number,
  scale: number,
  wall: string,
  shade: string,
  dome: string,
  dark: string,
): string {
  return at(
    x,
    y,
    scale,
    path(wall, 'M-60 60V-20H60V60zM-44-20V-46H44V-20z') +
      path(shade, 'M22 60V-20H60V60zM16-20V-46H44V-20z') +
      path(dome, 'M-44-46C-44-90-20-104 0-108 20-104 44-90 44-46z') +
      path(dark, 'M12-105C30-98 44-84 44-46H22C24-74 22-94 12-105z') +
      line(wall, 4, 'M0-108V-134M-9-124H9') +
      path(dark, 'M-30-44h8v18h-8zM-6-44h8v18h-8z'),
  );
}

/** A bell wall with three bells. */
export function bellGable(
  x: number,
  y: number,
  scale: number,
  wall: string,
  shade: string,
  hole: string,
): string {
  return at(
    x,
    y,
    scale,
    path(wall, 'M-46 60V-60H-30V-100C-30-122 30-122 30-100V-60H46V60z') +
      path(shade, 'M24 60V-108C30-104 30-100 30-96V-60H46V60z') +
      path(
        hole,
        'M-34-14V-36C-34-48-14-48-14-36V-14zM-6-14V-36C-6-48 14-48 14-36V-14zM-14-66V-88C-14-100 10-100 10-88V-66z',
      ) +
      line(wall, 4, 'M0-116V-142M-8-132H8'),
  );
}

/** A row of narrow harbour houses with stepped gables, foot at y. */
export function harbourRow(
  colours: readonly [string, ...string[]],
  roof: string,
  panes: string,
  from: number,
  to: number,
  y: number,
  unit: number,
  seed: number,
): string {
  const random = createRandom(seed);
  let [row, windows, index] = ['', '', 0];
  for (let x = from; x < to;) {
    const w = unit * between(random, 0.8, 1.15);
    const h = unit * between(random, 1.9, 2.7);
    const wall = colours[index % colours.length] ?? colours[0];
    row += rect(wall, x, y - h, w + 1, h) + path(roof, gable(x, y - h, w, random()));
    const columns = w > unit ? 4 : 3;
    for (let level = 0.14; level < 0.74; level += 0.19) {
      for (let column = 0; column < columns; column += 1) {
        windows += `M${round(x + (w * (column + 0.3)) / columns)} ${round(y - h + h * level)}h${round((w * 0.42) / columns)}v${round(h * 0.1)}h${round((-w * 0.42) / columns)}z`;
      }
    }
    windows += `M${round(x + w * 0.12)} ${y}v${round(-h * 0.13)}h${round(w * 0.3)}v${round(h * 0.13)}zM${round(x + w * 0.56)} ${y}v${round(-h * 0.13)}h${round(w * 0.3)}v${round(h * 0.13)}z`;
    x += w;
    index += 1;
  }
  return row + path(panes, windows);
}

function gable(x: number, y: number, w: number, chance: number): string {
  const [left, right, top] = [round(x - 2), round(x + w + 2), round(y - w * 0.5)];
  if (chance < 0.45)
    return `M${left} ${round(y)}L${round(x + w * 0.16)} ${round(y - w * 0.36)}H${round(x + w * 0.84)}L${right} ${round(y)}z`;
  if (chance < 0.75) return `M${left} ${round(y)}L${round(x + w / 2)} ${top}L${right} ${round(y)}z`;
  return `M${left} ${round(y)}V${round(y - w * 0.14)}H${round(x + w * 0.2)}V${round(y - w * 0.34)}H${round(x + w * 0.36)}V${round(top - 4)}H${round(x + w * 0.64)}V${round(y - w * 0.34)}H${round(x + w * 0.8)}V${round(y - w * 0.14)}H${right}V${round(y)}z`;
}

export function lighthouse(
  x: number,
  y: number,
  scale: number,
  wall: string,
  shade: string,
  band: string,
  light: string,
): string {
  return at(
    x,
    y,
    scale,
    path(wall, 'M-26 10L-17-150H17L26 10z') +
      path(shade, 'M8 10L6-150H17L26 10z') +
      path(
        band,
        'M-22.6-46L-20.500-84H20.500L22.6-46zM-18.8-114L-18-132H18L18.8-114zM-25-150H25V-158H-25zM-14-186C-12-200 12-200 14-186z',
      ) +
      path(light, 'M-13-158V-186H13V-158z') +
      circle(band, 0, -200, 4),
  );
}

/** Thatched lagoon bungalow on piles. */
export function bungalow(
  x: number,
  y: number,
  scale: number,
  thatch: string,
  lit: string,
  wall: string,
  glow: string,
  flip = 1,
): string {
  return at(
    x,
    y,
    scale,
    path(
      wall,
      'M-78-2h5v44h-5zM-30-2h5v44h-5zM22-2h5v44h-5zM70-2h5v44h-5zM-62-44H60V0H-62zM-96-4H96v7H-96z',
    ) +
      path(glow, 'M-44-34h26v30h-26zM-8-34h26v30H-8zM30-34h18v30H30z') +
      path(thatch, 'M-92-36C-60-60-34-92-20-122H16C30-94 58-62 90-36 30-28-40-28-92-36z') +
      path(lit, 'M-92-36C-60-60-34-92-20-122H-4C-14-92-30-58-44-32-60-32-78-34-92-36z'),
    scale * flip,
  );
}
