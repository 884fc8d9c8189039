import { stage } from './scene';
import { at, circle, line, path, rect, round, type Point } from './shapes';

/** A viaduct of round arches: deck at `y`, feet on `foot`, piers every `bay`. */
export function viaduct(
  colour: string,
  shade: string,
  y: number,
  foot: number,
  bay: number,
  from: number = stage.left,
  to: number = stage.right,
): string {
  const deck = bay * 0.16;
  const pier = bay * 0.2;
  const opening = bay - pier;
  let [wall, inner] = [`M${from} ${y}H${to}V${y + deck}H${from}z`, ''];
  for (let x = from; x < to; x += bay) {
    const spring = y + deck + opening / 2;
    wall +=
      `M${round(x)} ${y}v${round(foot - y)}h${round(pier)}V${round(spring)}a${round(opening / 2)} ${round(opening / 2)} 0 0 1 ${round(opening)} 0` +
      `V${foot}h${round(pier)}V${y}z`;
    inner += `M${round(x + pier * 0.62)} ${round(spring)}V${foot}h${round(pier * 0.38)}V${round(spring)}z`;
  }
  return (
    path(colour, wall) +
    path(shade, inner + `M${from} ${round(y + deck * 0.36)}H${to}v${round(deck * 0.14)}H${from}z`)
  );
}

/** Engine and coaches with a drift of steam; runs to the left, rails at 0, engine nose at 0,0. */
export function steamTrain(
  x: number,
  y: number,
  scale: number,
  engine: string,
  coach: string,
  steam: string,
  coaches = 4,
): string {
  const loco = path(
    engine,
    'M4-16V-52H-2V-60H10V-66H24V-84H20V-92H40V-84H36V-66H66C66-76 84-76 84-66H112V-86H106V-94H160V-86H156V-16z',
  );
  const wheels =
    [22, 50, 82, 112, 140, 186, 214].map((cx) => circle(engine, cx, -12, 12)).join('') +
    [50, 82, 112].map((cx) => circle(coach, cx, -12, 5)).join('');
  const tender = path(engine, 'M166-14V-64L172-72H228V-14z');
  const cars = Array.from({ length: coaches }, (_, index) =>
    carriage(238 + index * 170, coach, engine, '#f4e6b8'),
  ).join('');
  const cloud =
    'M30-96C18-120 36-140 58-136 66-164 106-168 118-148 146-176 196-170 204-146 238-172 300-160 308-138 344-156 400-150 420-132 380-138 350-126 320-126 290-106 240-112 216-118 186-96 136-104 116-116 92-96 58-96 48-92z';
  return at(x, y, scale, path(steam, cloud) + cars + tender + loco + wheels + line(coach, 3, 'M8-40H150'));
}

function carriage(x: number, body: string, frame: string, light: string): string {
  const windows = [12, 40, 68, 96, 124].map((dx) => `M${x + dx}-66h20v24h-20z`).join('');
  return (
    path(frame, `M${x - 6}-18h176v10H${x - 6}z`) +
    path(
      body,
      `M${x}-14V-72C${x}-80 ${x + 6}-84 ${x + 14}-84H${x + 146}C${x + 156}-84 ${x + 162}-80 ${x + 162}-72V-14z`,
    ) +
    path(light, windows) +
    [26, 136].map((dx) => circle(frame, x + dx, -8, 10)).join('')
  );
}

/** A train of coaches along a soft course of points, front first. */
export function railTrain(
  course: readonly Point[],
  height: number,
  body: string,
  roof: string,
  window: string,
): string {
  return course
    .slice(0, -1)
    .map((from, index) => {
      const to = course[index + 1] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) - 4;
      const turn = round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
      const h = height;
      const nose =
        index === 0
          ? `M0 0V${round(-h * 0.5)}Q${round(h * 0.1)} ${-h} ${round(h * 0.5)} ${-h}H${round(length)}V0z`
          : `M0 0V${-h}H${round(length)}V0z`;
      const panes = paneData(length, h, index === 0);
      return at(
        from[0],
        from[1],
        1,
        path(body, nose) +
          path(
            roof,
            `M${index === 0 ? round(h * 0.45) : 0} ${-h}H${round(length)}V${round(-h * 0.86)}H${index === 0 ? round(h * 0.2) : 0}z`,
          ) +
          path(window, panes),
        1,
        turn,
      );
    })
    .join('');
}

function paneData(length: number, height: number, first: boolean): string {
  const step = height * 0.62;
  let d = '';
  for (let x = first ? height * 0.75 : height * 0.25; x + step * 0.7 < length; x += step)
    d += `M${round(x)} ${round(-height * 0.72)}h${round(step * 0.68)}v${round(height * 0.32)}h${round(-step * 0.68)}z`;
  return d;
}

/** The long-nosed express of Japan, nose to the left at 0,0. */
export function bulletTrain(
  x: number,
  y: number,
  scale: number,
  body: string,
  stripe: string,
  glass: string,
  length = 1400,
): string {
  const shell = path(body, `M0-6C20-30 90-58 150-74 170-80 190-82 220-82H${length}V0H10C2 0-2-2 0-6z`);
  const line1 = path(stripe, `M40-26C110-34 180-34 260-34H${length}V-20H60C44-20 38-22 40-26z`);
  let panes = 'M126-64C146-74 170-78 192-78L200-62C176-58 150-58 126-64z';
  for (let px = 250; px < length; px += 46) panes += `M${px}-66h28v20h-28z`;
  return at(x, y, scale, shell + line1 + path(glass, panes) + rect('#2a2f3a', 0, 0, length, 6));
}
