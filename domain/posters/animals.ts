import { at, circle, path } from './shapes';

/** All animals face left with their feet on 0,0; `flip` of -1 turns them. */

export function elephant(
  x: number,
  y: number,
  scale: number,
  colour: string,
  light: string,
  flip = 1,
): string {
  const body =
    'M-62-122C-40-134-14-132 6-130 34-136 62-132 78-110 90-96 90-66 88-40L90 0H62L60-34C54-44 44-46 34-46 24-44 14-42 8-40L10 0H-18L-22-30-26 0H-54L-56-52C-64-52-70-54-76-58-84-42-84-22-82-8-82 2-96 4-98-6-104-40-104-72-98-94-92-112-80-122-62-122z';
  const tail = 'M84-100C96-84 94-64 98-46L92-44C90-62 90-78 80-92z';
  const ear = 'M-54-116C-30-120-18-100-24-78-28-58-42-52-50-62-60-74-62-100-54-116z';
  const tusk = 'M-80-62C-88-52-100-48-112-52-102-44-86-44-74-52z';
  return at(x, y, scale, path(colour, body + tail) + path(light, ear) + path('#f3ead6', tusk), scale * flip);
}

export function giraffe(x: number, y: number, scale: number, colour: string, flip = 1): string {
  const d =
    'M-76-196C-72-206-62-212-52-214L-54-226-49-226-46-214C-40-212-36-206-34-200-28-170-16-140 6-122 26-118 44-114 54-100 60-88 58-70 58-58L64-30 62 0H53L52-32C46-46 42-56 38-62 24-58 8-58-2-60L-6-30-8 0H-18L-17-32-20-62C-26-84-34-130-50-184-58-186-68-188-76-196z';
  return at(x, y, scale, path(colour, `${d}M54-98C64-88 64-70 66-60L61-58C60-72 58-84 52-92z`), scale * flip);
}

export function polarBear(
  x: number,
  y: number,
  scale: number,
  colour: string,
  shade: string,
  flip = 1,
): string {
  const far =
    'M-44-44L-36-4C-36 0-40 0-58 0-62-4-58-8-54-10L-66-48zM40-50L46-6C46 0 40 0 26 0 22-4 26-8 30-10L14-44z';
  const body =
    'M-122-70C-124-78-116-82-106-84-100-92-94-96-86-96-82-102-74-100-74-93-58-94-44-100-24-102 4-108 44-108 66-92 84-80 86-58 86-42L94-8C94-2 90 0 86 0H62C58-4 62-10 68-12L54-46C36-38 8-36-18-40L-18-10C-14-4-16 0-20 0H-44C-48-4-44-10-40-12L-54-52C-64-58-72-64-78-66-92-60-106-60-116-62-120-62-122-66-122-70z';
  const belly = 'M54-46C36-38 8-36-18-40L-20-24C-22-40-36-50-50-56-10-48 30-52 58-66z';
  return at(
    x,
    y,
    scale,
    path(shade, far) +
      path(colour, body) +
      path(shade, belly) +
      circle('#1d2733', -120, -72, 4) +
      circle('#1d2733', -96, -82, 2.4),
    scale * flip,
  );
}

export function camel(x: number, y: number, scale: number, colour: string, rider = '', flip = 1): string {
  const d =
    'M-92-118C-92-126-84-130-74-130L-68-134-66-128C-58-124-56-114-56-104-54-88-46-80-34-80-24-84-20-102-8-110 2-108 12-96 20-86 34-88 46-80 50-66 52-56 50-50 52-40L56 0H48L44-36 36-50C24-52 4-52-8-52L-12-34-14 0H-22L-22-36-28-54C-48-56-66-66-72-84-74-96-74-106-78-110-84-110-90-112-92-118zM18-50L22-34 18 0H11L12-32 8-50zM-18-52L-30-30-38 0H-45L-40-32-34-54z';
  const tail = 'M50-66C58-58 58-44 60-36L56-35C55-48 54-56 48-60z';
  const person = rider
    ? path(
        rider,
        'M-16-104C-16-122-12-134-6-138-14-144-10-156 0-156 8-156 12-146 6-138 14-132 18-116 18-92 6-88-8-92-16-104z',
      )
    : '';
  return at(x, y, scale, path(colour, d + tail) + person, scale * flip);
}

export function llama(
  x: number,
  y: number,
  scale: number,
  colour: string,
  blanket: string,
  flip = 1,
): string {
  const d =
    'M-70-124C-70-130-64-134-58-134L-58-146-53-136-50-136-48-148-44-134C-38-126-38-112-36-98-34-84-26-78-14-78 8-82 36-82 48-70 56-60 54-44 50-34L52 0H42L38-34C28-38 6-38-8-36L-8 0H-18L-22-34C-38-42-50-56-54-74-56-90-56-104-58-112-64-114-70-118-70-124zM28-36L32 0H24L18-36zM-24-36L-26 0H-34L-36-46z';
  const cloth = 'M-8-80C6-83 20-83 32-80L34-48C20-44 4-44-8-48z';
  return at(x, y, scale, path(colour, `${d}M50-68C58-66 58-58 54-52z`) + path(blanket, cloth), scale * flip);
}

export function reindeer(x: number, y: number, scale: number, colour: string, flip = 1): string {
  const body =
    'M-84-100C-82-108-72-112-64-114L-58-122-56-112C-44-104-40-92-30-84-8-86 24-88 42-78 52-72 50-58 48-48L54-26 52 0H46L45-26 36-42C22-40 2-40-14-42L-18-22-20 0H-26L-26-24-32-46C-42-56-48-70-54-86-64-90-76-92-84-94zM26-42L34-22 30 0H24L26-22 16-40zM-22-44L-36-20-36 0H-42L-42-24-34-48z';
  const antlers =
    'M-60-114C-74-128-80-146-70-166L-66-165C-70-154-69-146-66-140-62-148-58-156-58-166L-54-166C-53-154-58-144-63-134-60-126-56-120-54-114zM-54-114C-54-132-40-140-34-158-32-164-34-170-38-176L-34-178C-24-168-26-154-34-144-28-146-20-148-14-156L-11-153C-16-142-28-138-40-136-46-130-48-122-48-114z';
  return at(x, y, scale, path(colour, `${body + antlers}M46-76L56-72 48-66z`), scale * flip);
}

/** Hangs by both arms from 0,0. */
export function orangutan(
  x: number,
  y: number,
  scale: number,
  coat: string,
  shade: string,
  flip = 1,
): string {
  const farArm = 'M42-10C50-12 58-4 56 6 58 40 44 70 30 96L8 86C26 62 40 34 38 8z';
  const body =
    'M-8-4C-2-14 10-12 12-2 10 30 10 52 18 72 34 78 40 92 40 104 56 120 62 150 54 178 60 204 76 218 88 236 96 246 88 258 78 252 58 242 40 224 30 206 22 212 10 212 2 208-4 226-22 240-36 252-32 262-42 272-50 262-58 246-46 232-38 218-28 196-26 166-20 142-26 126-24 104-16 90-14 60-14 24-8-4z';
  const face = 'M-12 96C-20 82-12 68 4 68 22 66 30 80 24 96 24 112 14 122 4 122-6 122-14 110-12 96z';
  const muzzle = 'M-6 104C-6 94 16 92 17 104 18 116 10 120 5 120-1 120-6 114-6 104z';
  return at(
    x,
    y,
    scale,
    path(shade, farArm) +
      path(coat, body) +
      path(shade, face) +
      path('#d9a887', muzzle) +
      circle('#1b1410', -1, 90, 3) +
      circle('#1b1410', 12, 90, 3),
    scale * flip,
  );
}

export function tortoise(
  x: number,
  y: number,
  scale: number,
  shell: string,
  light: string,
  skin: string,
  flip = 1,
): string {
  const limbs =
    'M-70-30C-96-34-108-54-116-74-128-74-140-80-142-88-142-98-130-104-118-102-106-100-100-90-96-78-88-64-74-56-60-52zM-74-40L-52-34-46-4C-46 0-50 0-72 0-78-2-76-8-70-10zM40-40L78-36C84-20 84-10 86-4 86 0 82 0 62 0 54-2 54-8 56-10zM84-26L104-14 82-12z';
  const dome =
    'M-92-32C-90-78-56-116-4-118 54-118 92-82 98-34 98-26 92-22 84-22-20-16-60-20-84-24-90-26-92-28-92-32z';
  const plates =
    'M-24-110L18-112 30-84-4-72-36-84zM-46-82L-12-66-14-38-66-36-70-50zM0-64L34-78 58-60 54-38-4-38zM66-58L42-80 32-108C56-100 76-82 84-60zM-76-58C-68-84-52-100-34-108L-46-88z';
  return at(
    x,
    y,
    scale,
    path(skin, limbs) + path(shell, dome) + path(light, plates, 0.75) + circle('#14130f', -128, -92, 3),
    scale * flip,
  );
}

/** Flukes of a diving whale, waterline at 0. */
export function whaleTail(x: number, y: number, scale: number, colour: string, shade: string): string {
  const flukes =
    'M-24 6C-18-40-14-76-10-104-30-128-66-124-98-132-124-138-146-154-158-176-120-178-84-176-54-166-30-158-12-146 0-130 12-146 30-158 54-166 84-176 120-178 158-176 146-154 124-138 98-132 66-124 30-128 10-104 14-76 20-40 30 6z';
  const dark =
    'M0-130C12-146 30-158 54-166 84-176 120-178 158-176 146-154 124-138 98-132 66-124 30-128 10-104 14-76 20-40 30 6H8C6-40 4-90 0-130z';
  return at(x, y, scale, path(colour, flukes) + path(shade, dark));
}

/** Sits with its feet on 0,0. */
export function toucan(x: number, y: number, scale: number, flip = 1): string {
  const black = 'M26 84L8 78C6 40-14 14-22-16-32-46-28-82-4-94 22-102 42-82 42-56 44-26 34 6 30 30z';
  const bib = 'M-24-30C-34-56-24-82-8-84 12-84 18-66 12-50 6-36-10-26-24-30z';
  const bill = 'M-14-86C-50-112-112-100-122-50-122-40-116-42-112-46-92-60-52-58-20-58z';
  const tip = 'M-104-86C-116-76-122-62-122-50-122-40-116-42-112-46-106-50-98-54-92-56z';
  return at(
    x,
    y,
    scale,
    path('#15211f', black) +
      path('#f6d246', bib) +
      path('#f08b1d', bill) +
      path('#b3261e', tip) +
      circle('#8fd0c4', -4, -72, 9) +
      circle('#15211f', -5, -72, 5),
    scale * flip,
  );
}

export function sheep(x: number, y: number, scale: number, wool: string, face: string, flip = 1): string {
  const legs = 'M-18-16h5V0h-5zM14-16h5V0h-5zM-8-16h4V0h-4zM6-16h4V0h-4z';
  const head = 'M-40-34C-42-44-30-48-24-40L-24-28C-30-24-38-26-40-34z';
  return at(
    x,
    y,
    scale,
    path(face, legs + head) +
      path(wool, 'M-30-30C-32-46-14-52-2-48 14-54 32-46 30-30 34-18 20-12 4-14-12-10-30-16-30-30z'),
    scale * flip,
  );
}

export function elk(x: number, y: number, scale: number, colour: string, flip = 1): string {
  const crown =
    'M-66-140C-84-150-92-174-86-200L-81-200C-84-186-82-176-78-168-76-180-70-190-66-202L-61-201C-66-186-70-174-71-160-66-156-62-150-58-142zM-56-142C-50-158-36-166-30-186-28-196-30-204-32-210L-27-212C-20-200-20-186-26-176-18-180-12-188-8-196L-4-194C-8-178-20-168-34-164-40-156-46-150-48-140z';
  return reindeerBody(x, y, scale, colour, crown, flip);
}

export function heron(x: number, y: number, scale: number, colour: string, flip = 1): string {
  const d =
    'M-64-138L-30-146C-22-150-14-144-16-134-18-118-34-106-26-90-14-84 12-76 34-48L14-52 6-50 4-2H0L1-48-6-50-8-2H-12L-10-52C-34-64-44-82-38-100-34-114-26-122-28-132z';
  return at(x, y, scale, path(colour, d), scale * flip);
}

function reindeerBody(
  x: number,
  y: number,
  scale: number,
  colour: string,
  antlers: string,
  flip: number,
): string {
  const body =
    'M-92-118C-92-126-80-134-66-140L-58-146-54-138C-44-128-38-112-30-100-8-100 26-104 46-92 56-84 54-68 52-56L58-28 56 0H49L48-28 38-50C22-46 2-46-12-48L-16-24-18 0H-25L-25-26-32-52C-44-64-50-84-56-108-68-110-82-112-92-118zM28-48L36-24 32 0H26L28-24 16-46zM-20-50L-34-22-34 0H-41L-40-26-34-54z';
  return at(x, y, scale, path(colour, `${body + antlers}M50-90L60-84 52-78z`), scale * flip);
}
