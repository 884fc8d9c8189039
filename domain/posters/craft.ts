import { at, circle, line, path } from './shapes';

export function balloon(
  x: number,
  y: number,
  scale: number,
  main: string,
  stripe: string,
  basket: string,
): string {
  const bag = 'M-16 92C-50 60-84 24-84-20-84-70-46-104 0-104S84-70 84-20C84 24 50 60 16 92z';
  const stripes =
    'M-5 92C-26 50-34 10-34-30-34-70-18-104 0-104S34-70 34-30C34 10 26 50 5 92zM-12 92C-46 54-70 20-70-24-70-62-50-92-30-99-52-76-58-46-56-16-52 30-36 58-12 92zM12 92C46 54 70 20 70-24 70-62 50-92 30-99 52-76 58-46 56-16 52 30 36 58 12 92z';
  return at(
    x,
    y,
    scale,
    path(main, bag) +
      path(stripe, stripes) +
      line(basket, 2, 'M-14 92L-9 118M14 92L9 118') +
      path(basket, 'M-12 116h24l-3 20h-18z'),
  );
}

export function tent(x: number, y: number, scale: number, lit: string, shade: string, dark: string): string {
  return at(
    x,
    y,
    scale,
    path(lit, 'M-70 0C-50-30-30-54-6-74 6-50 16-24 22 0z') +
      path(shade, 'M-6-74C26-52 52-28 74 0H22C16-24 6-50-6-74z') +
      path(dark, 'M-30 0C-22-22-14-38-6-50 0-34 4-16 6 0z'),
  );
}

/** Prayer flags on a sagging line. */
export function prayerFlags(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size: number,
): string {
  const colours = ['#2d6fa8', '#f4efe2', '#c8402f', '#3c8a55', '#e9b53a'];
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.25));
  const point = (t: number) =>
    [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)] as const;
  const flags = Array.from({ length: count }, (_, index) => {
    const [fx, fy] = point((index + 0.5) / count);
    const slant = Math.round(size * (index % 3 === 0 ? 0.22 : index % 3 === 1 ? -0.12 : 0.06));
    const d = `M${Math.round(fx - size / 2)} ${Math.round(fy)}h${size}l${slant} ${size}h${-size}z`;
    return path(colours[index % 5] ?? '#ffffff', d);
  });
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return flags.join('') + line('#2a2430', 2.5, `M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`);
}

/** A silk lantern that hangs from 0,0. */
export function lantern(
  x: number,
  y: number,
  scale: number,
  body: string,
  glow: string,
  drop: number,
): string {
  const rope = line('#3a1414', 2, `M0 ${-drop}V0`);
  const bag = path(
    body,
    'M-14 0H14C46 8 58 34 58 52 58 74 40 96 14 102H-14C-40 96-58 74-58 52-58 34-46 8-14 0z',
  );
  return at(
    x,
    y,
    scale,
    rope +
      bag +
      path(glow, 'M-6 0H6C20 10 24 34 24 52 24 74 18 94 6 102H-6C-18 94-24 74-24 52-24 34-20 10-6 0z') +
      path('#3a1414', 'M-16-8h32v9h-32zM-16 101h32v8h-32zM-3 109h6v36h-6z'),
  );
}

export function campervan(x: number, y: number, scale: number, body: string, roof: string, flip = 1): string {
  const shell =
    path(body, 'M-96-14V-50L-78-92C-76-98-70-100-64-100H84C92-100 96-96 96-88V-14z') +
    path(roof, 'M-84-78L-78-92C-76-98-70-100-64-100H84C92-100 96-96 96-88V-78zM-50-100L-34-118H70L78-100z');
  const glass = path(
    '#24323a',
    'M-84-56L-74-76H-50V-56zM-42-76H0V-56H-42zM10-76H46V-56H10zM56-76H88V-56H56z',
  );
  return at(
    x,
    y,
    scale,
    shell + glass + [-54, 54].map((cx) => circle('#1d2226', cx, -12, 17) + circle(roof, cx, -12, 7)).join(''),
    scale * flip,
  );
}

export function car(x: number, y: number, scale: number, body: string, flip = 1): string {
  const shell =
    path(body, 'M-84-12V-34C-70-42-56-44-44-46L-26-70H36L58-46C72-44 82-40 84-30V-12z') +
    path('#dfe9ea', 'M-34-46L-20-64H2V-46zM8-64H33L48-46H8z');
  return at(
    x,
    y,
    scale,
    shell + [-48, 48].map((cx) => circle('#15181b', cx, -11, 15)).join(''),
    scale * flip,
  );
}

export function hiker(x: number, y: number, scale: number, colour: string, pack: string, flip = 1): string {
  const man =
    'M-12 0L-4-36C-8-54-6-70 2-78-6-86-4-98 6-98 16-98 18-86 12-78 18-66 18-52 14-38L22 0H13L5-30-3 0z';
  return at(
    x,
    y,
    scale,
    path(colour, man) +
      path(pack, 'M10-76C24-78 28-64 26-48L14-44z') +
      line(colour, 3, 'M-2-60L-22-46M-22-52L-28 0'),
    scale * flip,
  );
}
