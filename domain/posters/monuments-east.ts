import { at, circle, line, path, round } from './shapes';

/** Onion dome on a drum, foot at 0,0, about 150 high for a width of 100. */
export function onionDome(
  x: number,
  y: number,
  scale: number,
  dome: string,
  shade: string,
  drum: string,
): string {
  return at(
    x,
    y,
    scale,
    path(drum, 'M-42 0V-44H42V0z') +
      path(dome, 'M-46-44C-66-84-46-112-22-128-10-138-4-146 0-160 4-146 10-138 22-128 46-112 66-84 46-44z') +
      path(shade, 'M0-160C4-146 10-138 22-128 46-112 66-84 46-44H18C34-84 24-112 8-132z') +
      line(dome, 4, 'M0-160V-180'),
  );
}

export function minaret(
  x: number,
  y: number,
  height: number,
  width: number,
  wall: string,
  shade: string,
  cap: string,
): string {
  const [h, w] = [height, width];
  return at(
    x,
    y,
    1,
    path(wall, `M${-w / 2} 0L${round(-w * 0.36)} ${-h}H${round(w * 0.36)}L${w / 2} 0z`) +
      path(shade, `M${round(w * 0.1)} 0V${-h}H${round(w * 0.36)}L${w / 2} 0z`) +
      path(
        cap,
        `M${round(-w * 0.6)} ${round(-h * 0.7)}h${round(w * 1.2)}l${round(-w * 0.14)} ${round(w * 0.3)}h${round(-w * 0.92)}zM${round(-w * 0.5)} ${-h}h${w}L0 ${round(-h - w * 1.9)}z`,
      ),
  );
}

/** A portal of Samarkand: tall frame, pointed iwan, tiled bands; 220 wide. */
export function pishtaq(
  x: number,
  y: number,
  scale: number,
  wall: string,
  shade: string,
  tile: string,
  deep: string,
): string {
  return at(
    x,
    y,
    scale,
    path(wall, 'M-110 0V-250H110V0z') +
      path(shade, 'M84 0V-250H110V0z') +
      path(tile, 'M-110-250H110V-232H-110zM-92-220H92V0H78V-206H-78V0H-92z') +
      path(shade, 'M-66 0V-120C-66-160-30-178 0-198 30-178 66-160 66-120V0z') +
      path(deep, 'M-44 0V-110C-44-140-22-152 0-166 22-152 44-140 44-110V0z') +
      path(tile, 'M-62-196L-30-196-62-168zM62-196L30-196 62-168z'),
  );
}

/** A wing of pointed niches in two storeys, `bays` wide, left edge at 0. */
export function niches(
  x: number,
  y: number,
  scale: number,
  bays: number,
  wall: string,
  deep: string,
  tile: string,
): string {
  const holes = Array.from({ length: bays * 2 }, (_, index) => {
    const [nx, ny] = [12 + Math.floor(index / 2) * 48, index % 2 === 0 ? 0 : -70];
    return `M${nx} ${ny - 8}V${ny - 36}C${nx} ${ny - 48} ${nx + 10} ${ny - 52} ${nx + 17} ${ny - 60}C${nx + 24} ${ny - 52} ${nx + 34} ${ny - 48} ${nx + 34} ${ny - 36}V${ny - 8}z`;
  });
  const width = bays * 48 + 10;
  return at(
    x,
    y,
    scale,
    path(wall, `M0 0V-146H${width}V0z`) + path(tile, `M0-146H${width}V-136H0z`) + path(deep, holes.join('')),
  );
}

export function torii(x: number, y: number, scale: number, red: string, dark: string): string {
  return at(
    x,
    y,
    scale,
    path(
      red,
      'M-118 0L-106-262H-80L-84 0zM118 0H84L80-262H106zM-140-214H140V-188H-140zM-12-262H12V-200H-12zM-176-300C-100-276 100-276 176-300L166-262C100-250-100-250-166-262z',
    ) +
      path(
        dark,
        'M-186-318C-100-290 100-290 186-318L178-298C100-276-100-276-178-298zM-122 0H-80V-26H-120zM80 0V-26H120L122 0z',
      ),
  );
}

/** A tower of many eaves: Balinese meru or Japanese pagoda, by its roof shape. */
export function pagoda(
  x: number,
  y: number,
  scale: number,
  roofs: number,
  roof: string,
  wall: string,
  taper = 0.09,
): string {
  let [eaves, walls] = ['', ''];
  let level = 0;
  for (let index = 0; index < roofs; index += 1) {
    const w = 84 * (1 - taper * index);
    const h = 46 * (1 - taper * 0.6 * index);
    walls += `M${round(-w * 0.42)} ${round(level)}h${round(w * 0.84)}v${round(-h * 0.6)}h${round(-w * 0.84)}z`;
    const y0 = level - h * 0.42;
    eaves += `M${round(-w)} ${round(y0 - 6)}C${round(-w * 0.7)} ${round(y0)} ${round(-w * 0.5)} ${round(y0 - h * 0.3)} ${round(-w * 0.32)} ${round(y0 - h * 0.62)}H${round(w * 0.32)}C${round(w * 0.5)} ${round(y0 - h * 0.3)} ${round(w * 0.7)} ${round(y0)} ${round(w)} ${round(y0 - 6)}L${round(w * 0.86)} ${round(y0 + 5)}H${round(-w * 0.86)}z`;
    level -= h;
  }
  const spire = `M-5 ${round(level + 12)}L0 ${round(level - 62)}L5 ${round(level + 12)}z`;
  return at(x, y, scale, path(wall, walls) + path(roof, eaves + spire));
}

/** One lotus-bud tower of Angkor, about 200 high. */
export function angkorTower(x: number, y: number, scale: number, stone: string, shade: string): string {
  const half =
    'C-58-20-60-40-56-56L-62-60-54-66C-56-84-54-96-50-106L-56-111-47-116C-47-132-43-144-38-152L-43-157-34-162C-32-176-26-186-20-192L-22-197-14-201C-10-212-4-222 0-232';
  const other =
    'C4-222 10-212 14-201L22-197 20-192C26-186 32-176 34-162L43-157 38-152C43-144 47-132 47-116L56-111 50-106C54-96 56-84 54-66L62-60 56-56C60-40 58-20 56 0';
  const dark =
    'M0-232C4-222 10-212 14-201L22-197 20-192C26-186 32-176 34-162L43-157 38-152C43-144 47-132 47-116L56-111 50-106C54-96 56-84 54-66L62-60 56-56C60-40 58-20 56 0H16C26-60 22-140 0-232z';
  return at(
    x,
    y,
    scale,
    path(stone, `M-56 0${half}${other}z`) +
      path(shade, dark) +
      line(shade, 3, 'M-52-60H20M-46-111H16M-33-157H10'),
  );
}

/** The Treasury of Petra, 240 wide and 330 high. */
export function treasury(
  x: number,
  y: number,
  scale: number,
  stone: string,
  shade: string,
  deep: string,
): string {
  const columns = (xs: readonly number[], top: number, foot: number) =>
    xs
      .map(
        (cx) => `M${cx - 7} ${foot}V${top + 10}L${cx - 10} ${top}H${cx + 10}L${cx + 7} ${top + 10}V${foot}z`,
      )
      .join('');
  return at(
    x,
    y,
    scale,
    path(shade, 'M-116 0V-158H116V0zM-116-196V-290H116V-196z') +
      path(
        deep,
        'M-24 0V-104H24V0zM-92-16V-120H-64V-16zM64-16V-120H92V-16zM-92-206V-262H-62V-206zM62-206V-262H92V-206zM-18-206V-250H18V-206z',
      ) +
      path(
        stone,
        columns([-106, -48, -34, 34, 48, 106], -150, 0) +
          columns([-106, -54, 54, 106], -284, -196) +
          columns([-30, 30], -278, -196),
      ) +
      path(
        stone,
        'M-122-150H122V-166H-122zM-70-166L0-196 70-166zM-122-188H122V-200H-122zM-122-282H-46V-294H-122zM46-282H122V-294H46zM-122-294L-48-330V-294zM122-294L48-330V-294zM-38-276H38V-290H-38zM-40-290C-30-318-14-328 0-346 14-328 30-318 40-290z',
      ) +
      path(shade, 'M10-336C20-324 32-314 40-290H16C20-306 18-322 10-336z') +
      circle(stone, 0, -352, 9),
  );
}

/** A pillared kiosk of Rajasthan. */
export function chhatri(x: number, y: number, scale: number, stone: string, shade: string): string {
  return at(
    x,
    y,
    scale,
    path(
      stone,
      'M-34 0V-8H34V0zM-30-8V-50H-24V-8zM-6-8V-50H0V-8zM24-8V-50H30V-8zM-42-50H42V-58H-42zM-32-58C-32-84-12-94 0-108 12-94 32-84 32-58z',
    ) + path(shade, 'M4-103C16-92 32-82 32-58H14C18-78 14-92 4-103zM8-8V-50H13V-8z'),
  );
}

/** The cliff monastery: white walls, ochre bands, gilded roofs. */
export function cliffMonastery(
  x: number,
  y: number,
  scale: number,
  wall: string,
  shade: string,
  band: string,
  roof: string,
  gold: string,
): string {
  const part = (dx: number, dy: number, w: number, h: number) =>
    path(wall, `M${dx} ${dy}L${dx + w * 0.05} ${dy - h}H${dx + w * 0.95}L${dx + w} ${dy}z`) +
    path(shade, `M${dx + w * 0.7} ${dy}V${dy - h}H${dx + w * 0.95}L${dx + w} ${dy}z`) +
    path(
      band,
      `M${dx + w * 0.04} ${round(dy - h * 0.78)}H${round(dx + w * 0.96)}V${dy - h}H${dx + w * 0.05}z`,
    ) +
    path(
      shade,
      [0.2, 0.42, 0.62]
        .map(
          (s) =>
            `M${round(dx + w * s)} ${round(dy - h * 0.35)}v${round(-h * 0.3)}h${round(w * 0.11)}v${round(h * 0.3)}z`,
        )
        .join(''),
    ) +
    path(
      roof,
      `M${dx - w * 0.12} ${dy - h}L${dx + w * 0.14} ${dy - h - 22}H${dx + w * 0.86}L${dx + w * 1.12} ${dy - h}z`,
    ) +
    path(
      gold,
      `M${dx + w * 0.34} ${dy - h - 22}l${w * 0.06}-16h${w * 0.2}l${w * 0.06} 16zM${round(dx + w * 0.48)} ${dy - h - 38}h${round(w * 0.05)}v-16h${round(-w * 0.05)}z`,
    );
  return at(
    x,
    y,
    scale,
    part(-150, 20, 96, 92) + part(58, 30, 110, 84) + part(-64, 8, 120, 126) + part(-8, 74, 92, 66),
  );
}
