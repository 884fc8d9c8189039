import { at, circle, line, path } from './shapes';

/** Boats lie on the waterline 0,0. */

export function yacht(
  x: number,
  y: number,
  scale: number,
  sail: string,
  shade: string,
  hull: string,
  flip = 1,
): string {
  const sails =
    path(sail, 'M-4-16C-2-90 0-150 4-216-34-150-70-80-92-16z') +
    path(shade, 'M10-216C40-160 62-84 70-14L10-18z');
  const boat =
    path(hull, 'M-104-12C-60-6 40-6 92-14 84 0 70 10 56 14H-78C-90 8-98-2-104-12z') +
    line(hull, 4, 'M7-12V-222');
  return at(x, y, scale, sails + boat, scale * flip);
}

/** Lateen-rigged: dhow or felucca. */
export function dhow(
  x: number,
  y: number,
  scale: number,
  sail: string,
  shade: string,
  hull: string,
  flip = 1,
): string {
  const rig =
    path(sail, 'M-96-36C-40-70 40-150 92-238 92-150 74-80 40-26-10-20-60-24-96-36z') +
    path(shade, 'M92-238C92-150 74-80 40-26L-4-24C50-70 80-150 92-238z');
  const spars = line(hull, 5, 'M-104-32C-40-66 44-150 96-246M-8-6L10-130');
  const boat = path(
    hull,
    'M-130-34C-104-14-40-10 40-12 70-14 92-22 108-32L96 4C90 12 80 14 70 14H-76C-100 8-118-12-130-34z',
  );
  return at(
    x,
    y,
    scale,
    rig + spars + boat + path(hull, 'M52-14C52-30 56-36 61-37 56-46 68-50 69-40 74-34 74-24 74-14z'),
    scale * flip,
  );
}

/** The rabelo of the Douro: square sail, casks, long steering oar. */
export function rabelo(
  x: number,
  y: number,
  scale: number,
  sail: string,
  mark: string,
  hull: string,
  cask: string,
): string {
  const cloth = path(
    sail,
    'M-66-190C-20-198 30-198 66-190 74-150 74-110 64-74 24-66-24-66-64-74-74-110-74-150-66-190z',
  );
  const emblem = circle(mark, 0, -132, 26);
  const casks = [-66, -38, 36, 64].map((cx) => path(cask, `M${cx - 15}-22c0-24 30-24 30 0z`)).join('');
  const boat = path(
    hull,
    'M-150-46C-120-22-60-14 0-14 60-14 120-26 160-66 150-18 124 12 92 14H-84C-116 10-138-18-150-46z',
  );
  const spars =
    line(hull, 5, 'M0-14V-206M-74-190C-24-200 24-200 74-190') + line(hull, 4, 'M96-60L210 8M96-60L70-34');
  return at(x, y, scale, cloth + emblem + spars + casks + boat);
}

export function junk(
  x: number,
  y: number,
  scale: number,
  sail: string,
  shade: string,
  hull: string,
  flip = 1,
): string {
  const battened = (dx: number, s: number) =>
    at(
      dx,
      -28,
      s,
      path(sail, 'M-44 0C-52-50-48-100-26-150 10-156 36-146 50-128 60-90 58-40 48 0z') +
        path(shade, 'M14-153C32-148 44-138 50-128 60-90 58-40 48 0H22C34-40 34-110 14-153z') +
        line(shade, 3, 'M-48-34L54-30M-49-68L57-62M-43-102L57-94M-35-130L53-118'),
    );
  const boat = path(
    hull,
    'M-142-40C-110-24-60-20 40-20 70-22 84-30 92-48L138-54C134-20 116 6 98 14H-92C-118 4-136-18-142-40z',
  );
  return at(
    x,
    y,
    scale,
    battened(-58, 0.8) + battened(30, 1.15) + line(hull, 4, 'M28-22V-214M-60-22V-158') + boat,
    scale * flip,
  );
}

export function gondola(
  x: number,
  y: number,
  scale: number,
  hull: string,
  figure: string,
  accent: string,
  flip = 1,
): string {
  const boat =
    'M-176-62C-168-66-162-60-166-52-158-26-130-12-90-10H70C110-12 138-30 154-60L162-56C152-22 128 8 92 12H-92C-134 10-164-18-170-46L-182-46-180-54z';
  const man =
    'M92-14L94-58C90-78 92-92 98-98 92-108 96-116 104-116 113-116 116-106 111-98 120-90 120-70 116-56L114-14H105L104-48 100-14z';
  const hat = 'M88-113Q104-122 121-111L120-109Q104-114 89-110z';
  return at(
    x,
    y,
    scale,
    path(accent, 'M-40-12C-40-32 0-36 10-12z') +
      path(hull, boat) +
      path(figure, man) +
      path(accent, hat) +
      line(hull, 4, 'M98-76L120-70 168 20'),
    scale * flip,
  );
}

/** A sea kayak seen from a little above, with its paddler. */
export function kayak(
  x: number,
  y: number,
  scale: number,
  hull: string,
  shade: string,
  figure: string,
  flip = 1,
): string {
  const boat =
    path(hull, 'M-170-14C-110-8-60-6-20-6H30C90-8 130-12 168-20 130 8 80 16 20 16H-30C-90 14-140 4-170-14z') +
    path(shade, 'M-150-8C-60 4 60 4 152-14 110 10 70 16 20 16H-30C-80 14-120 6-150-8z');
  const person = path(figure, 'M-22-6C-24-34-18-50-8-58-16-68-12-82 0-82 12-82 15-68 8-58 20-50 24-30 24-6z');
  return at(
    x,
    y,
    scale,
    boat +
      person +
      line(figure, 10, 'M-8-46L-40-40M14-44L42-62') +
      line('#2b2018', 4.5, 'M-96-16L98-88') +
      path(
        hull,
        'M-92-22C-112-16-124-6-122 2-108 2-94-6-88-16zM94-82C104-98 118-106 126-102 126-90 114-80 99-82z',
      ),
    scale * flip,
  );
}

/** A dugout with a standing poler. */
export function dugout(x: number, y: number, scale: number, hull: string, figure: string, flip = 1): string {
  const boat = 'M-190-22C-120-6-40-4 60-6 110-8 150-14 186-28 160 6 120 14 60 14H-80C-130 12-166 0-190-22z';
  const man =
    'M104-10L106-60C98-84 100-104 110-112 103-124 108-134 118-134 128-134 132-122 125-112 136-104 138-82 132-58L134-10H124L120-50 114-10z';
  const guest = 'M-60-8C-62-34-54-46-46-50-54-62-48-72-40-72-30-72-26-60-33-50-22-44-18-26-20-8z';
  return at(
    x,
    y,
    scale,
    path(figure, man + guest) +
      line(figure, 9, 'M112-92L92-82M126-90L98-66') +
      path(hull, boat) +
      line(hull, 5, 'M78-168L122 30'),
    scale * flip,
  );
}

export function launch(
  x: number,
  y: number,
  scale: number,
  hull: string,
  deck: string,
  pale: string,
  flip = 1,
): string {
  const boat =
    path(hull, 'M-150-26C-100-22 60-24 130-30L118 4C112 10 104 12 96 12H-90C-116 8-138-8-150-26z') +
    path(deck, 'M-150-26C-100-22 60-24 130-30L128-22C60-16-90-16-144-20z');
  return at(
    x,
    y,
    scale,
    path(pale, 'M-40-24L-22-48H-14L-30-24z') + path(deck, 'M24-26v-16h34v16zM-14-26v-14h26v14z') + boat,
    scale * flip,
  );
}

export function ship(
  x: number,
  y: number,
  scale: number,
  hull: string,
  house: string,
  band: string,
  flip = 1,
): string {
  const body =
    path(hull, 'M-160-34H150L140 4H-136z') +
    path(house, 'M-96-34V-58H112V-34zM-70-58V-80H84V-58zM-46-80L-38-98H30V-80z');
  return at(
    x,
    y,
    scale,
    body +
      path(band, 'M-6-98L0-126H34L38-98zM-156-28H148L147-20H-152z') +
      line(hull, 4, 'M-60-80V-140M-60-130L-140-36'),
    scale * flip,
  );
}

export function fishingBoat(
  x: number,
  y: number,
  scale: number,
  hull: string,
  house: string,
  band: string,
  flip = 1,
): string {
  const boat =
    path(hull, 'M-110-44C-60-26 40-24 96-34L86 4C80 10 70 12 62 12H-66C-90 4-104-18-110-44z') +
    path(band, 'M-110-44C-60-26 40-24 96-34L94-26C40-16-60-18-106-34z');
  return at(
    x,
    y,
    scale,
    path(house, 'M-6-30V-74H44V-30z') +
      path(band, 'M-12-74H50V-82H-12z') +
      line(hull, 4, 'M-40-30V-150M-40-146L-104-42M-40-146L20-78') +
      path(hull, 'M4-66h12v16H4zM24-66h12v16H24z') +
      boat,
    scale * flip,
  );
}
