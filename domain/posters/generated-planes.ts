import { camel, polarBear } from './animals';
import { dhow, yacht } from './boats';
import { tent } from './craft';
import { house, lighthouse } from './houses';
import { dune, groundOf, hills, road } from './land';
import { skyline, towersBetween } from './monuments-west';
import { palm } from './palms';
import { range } from './peaks';
import { between, pick, type Random } from './random';
import type { Layer } from './scene';
import { lens, mix, path, type Point, points, quads, triples, polygon } from './shapes';
import { bushes, pines } from './trees';
import { glitter, sea, wavelets } from './water';

export type Terrain = 'coast' | 'shore' | 'city' | 'mountain' | 'desert' | 'ice' | 'country';

export interface Hour {
  readonly name: string;
  readonly sky: readonly [string, string, ...string[]];
  readonly sun: string;
  /** The tint of the air between the viewer and the far planes. */
  readonly haze: string;
  readonly dark: string;
  readonly isNight: boolean;
}

export const planes: Record<Terrain, (hour: Hour, random: Random, sunX: number) => Layer[]> = {
  coast: (hour, random, sunX) => {
    const water = tint(hour, '#2aa0b0');
    return [
      hills(tint(hour, '#6f93a3', 0.5), rolling(random, 720, 60)),
      sea(770, shades(water, hour, 4), 5),
      glitter(hour.sun, sunX, 774, 1080, 52, 4),
      pick(random, [yacht, dhow])(
        between(random, 240, 540),
        930,
        1.15,
        '#fff8e8',
        mix('#fff8e8', hour.haze, 0.5),
        hour.dark,
        pick(random, [1, -1]),
      ),
      wavelets(mix(water, '#ffffff', 0.5), 820, 1120, 30, 6, 0.6),
      path(
        tint(hour, '#f0d9a8', 0.25),
        'M1900 1110C1400 1070 900 1090 640 1150 500 1180 300 1190 100 1200H1900z',
      ),
      hills(hour.dark, points('-80 1170, 200 1190, 520 1196, 760 1170, 980 1140')),
      palm(
        pick(random, [850, 800, 60]),
        1190,
        between(random, 480, 660),
        between(random, -120, 60),
        hour.dark,
        mix(hour.dark, '#2f7a60', 0.4),
      ) + palm(-560, 1200, 560, 90, hour.dark, mix(hour.dark, '#2f7a60', 0.4)),
    ];
  },
  shore: (hour, random, sunX) => {
    const grass: Point[] = points('560 1010, 640 930, 760 860, 900 820, 1200 780, 1900 760');
    return [
      hills(tint(hour, '#7f96a3', 0.5), rolling(random, 730, 50)),
      sea(770, shades(tint(hour, '#3f8fa8'), hour, 4), 5),
      glitter(hour.sun, sunX, 774, 1080, 52, 4),
      polygon(tint(hour, '#6b5f5a'), [...grass, [1900, 1080], [600, 1080]]),
      polygon(tint(hour, '#6a8f58'), [
        ...grass,
        ...points('1900 900, 1200 880, 860 930, 700 1010, 600 1060'),
      ]),
      lighthouse(790, 862, 1.05, '#fff8e8', mix('#c3c8c4', hour.haze, 0.3), '#c8432f', '#ffe39a'),
      yacht(between(random, 200, 380), 940, 1, '#fff8e8', mix('#fff8e8', hour.haze, 0.5), hour.dark),
      wavelets(tint(hour, '#bfe0e0'), 820, 1120, 30, 6, 0.5),
      hills(hour.dark, points('-80 1110, 120 1130, 340 1170, 620 1160, 980 1100')),
    ];
  },
  city: (hour, random, sunX) => [
    skyline(
      tint(hour, '#8a7f9f', 0.6),
      tint(hour, '#7a7094', 0.5),
      hour.sun,
      850,
      towersBetween(-1000, 1900, 120, 300, Math.floor(random() * 99)),
      3,
      0.08,
    ),
    skyline(
      tint(hour, '#4f4a70', 0.2),
      mix(hour.dark, hour.haze, 0.2),
      hour.sun,
      860,
      towersBetween(-1000, 1900, 90, 380, Math.floor(random() * 99)),
      7,
      0.18,
    ),
    sea(858, shades(tint(hour, '#5a7f9f'), hour, 4), 6),
    glitter(hour.sun, sunX, 862, 1110, 52, 3),
    wavelets(hour.dark, 900, 1120, 26, 4, 0.3),
    hills(mix(hour.dark, hour.haze, 0.12), points('-80 1110, 160 1090, 420 1130, 700 1100, 980 1110')),
    bushes(hour.dark, { from: -1000, to: 1900, step: 80, height: 110, seed: 5, ground: () => 1190 }),
  ],
  mountain: (hour, random) => {
    const ground: Point[] = points('-80 950, 160 920, 420 960, 700 930, 980 900');
    const summit = between(random, 300, 600);
    return [
      range(880, rock(hour), [
        [summit - 260, 600, 220, 210],
        [summit + 270, 580, 220, 220],
        [-260, 570, 250, 240],
        [-640, 600, 250, 240],
        [1240, 570, 260, 260],
        [1580, 600, 250, 250],
        [summit, between(random, 410, 480), 270, 260],
      ]),
      hills(tint(hour, '#5f7f86', 0.3), rolling(random, 820, 30)),
      pines(tint(hour, '#2f5a5a', 0.12), {
        from: -1000,
        to: 1900,
        step: 40,
        height: 90,
        seed: 4,
        ground: groundOf(ground),
      }),
      hills(tint(hour, '#4f7f58', 0.15), ground),
      house(540, 1010, 120, 104, '#f3dcb8', '#9a7060', hour.dark, '#ffd27a'),
      hills(tint(hour, '#31583f', 0.08), points('-80 1040, 180 1020, 460 1060, 760 1030, 980 1010')),
      pines(
        hour.dark,
        {
          from: -1000,
          to: 1900,
          step: 110,
          height: 290,
          seed: 9,
          ground: (x) => 1205 + (x > 260 && x < 760 ? 90 : 0),
        },
        0.18,
      ),
    ];
  },
  desert: (hour) => [
    hills(tint(hour, '#b9806a', 0.5), points('-80 770, 160 740, 400 770, 660 730, 980 760')),
    dune(
      tint(hour, '#eab070', 0.2),
      tint(hour, '#b9694f', 0.2),
      points('-1100 860, -500 800, 0 840, 260 780, 420 730, 560 790, 800 840, 1300 800, 1900 850'),
      points('420 730, 390 800, 460 880, 410 990'),
    ),
    dune(
      tint(hour, '#e39a52', 0.1),
      tint(hour, '#9a4a38', 0.1),
      points('-1100 1000, -400 950, 0 980, 300 950, 640 910, 780 890, 980 950, 1400 930, 1900 980'),
      points('780 890, 750 960, 820 1040, 770 1200'),
    ),
    points('280 0.62, 390 0.62, 500 0.62, -320 0.62')
      .map(([x = 0, s = 1]) => camel(x, 976 - (x - 280) * 0.1, s, hour.dark, '#c8483c'))
      .join(''),
    tent(-500, 990, 1, '#f6e0bb', '#c99a78', hour.dark) + tent(1150, 980, 1, '#f6e0bb', '#c99a78', hour.dark),
    dune(
      mix('#8a4034', hour.dark, 0.3),
      hour.dark,
      points('-1100 1130, -300 1100, 80 1080, 300 1110, 700 1150, 1200 1120, 1900 1140'),
      points('80 1080, 50 1140, 120 1220'),
    ),
  ],
  ice: (hour) => [
    range(
      800,
      { ...rock(hour), snowLine: 0.7 },
      quads(
        '160 560 230 220, 760 570 230 230, -240 560 250 240, -640 600 250 240, 1180 560 260 250, 1560 600 250 250, 470 470 260 250',
      ),
    ),
    sea(796, shades(tint(hour, '#5a9fb8'), hour, 4), 4),
    path(
      '#eef6f7',
      triples('120 870 110, 700 880 150, 400 930 120, 860 960 150, 60 980 150, -400 900 200, 1250 930 200')
        .map(([x = 0, y = 0, w = 0]) => lens(x, y, w, w * 0.13))
        .join(''),
    ),
    hills('#eef6f7', points('-80 1070, 160 1050, 420 1064, 700 1050, 980 1076')),
    polarBear(430, 1068, 1.45, '#fdf3df', mix('#c3bfbd', hour.haze, 0.3)),
    hills(tint(hour, '#9fc0d2', 0.2), points('-80 1120, 200 1106, 480 1130, 760 1110, 980 1130')),
    hills(mix(hour.dark, '#2a5a7f', 0.3), points('-80 1170, 200 1156, 480 1176, 760 1160, 980 1170')),
  ],
  country: (hour, random) => {
    const back = rolling(random, 790, 40);
    return [
      hills(tint(hour, '#8fa79a', 0.55), rolling(random, 690, 60)),
      hills(tint(hour, '#7fa070', 0.35), back),
      bushes(tint(hour, '#4f7a52', 0.2), {
        from: -1000,
        to: 1900,
        step: 80,
        height: 50,
        seed: 4,
        ground: groundOf(back, 10),
      }),
      hills(tint(hour, '#86a356', 0.2), points('-80 880, 180 850, 440 890, 720 850, 980 870')),
      house(600, 890, 92, 84, '#f6e6c8', '#c99a78', '#a4503c', '#6a5a50'),
      hills(tint(hour, '#6a8f48', 0.12), points('-80 980, 200 950, 460 990, 720 950, 980 960')),
      road(
        tint(hour, '#f3e0b5', 0.15),
        triples('380 1220 120, 470 1110 56, 430 1030 28, 520 980 15, 570 930 9, 600 896 5'),
      ),
      bushes(hour.dark, {
        from: -1000,
        to: 1900,
        step: 90,
        height: 120,
        seed: 9,
        ground: (x) => 1200 + (x > 180 && x < 640 ? 120 : 0),
      }),
    ];
  },
};

function rolling(random: Random, level: number, swing: number): Point[] {
  return [-80, 120, 330, 540, 760, 980].map((x, index): Point => [
    x,
    Math.round(level + (index % 2 === 0 ? 1 : -1) * between(random, 0.3, 1) * swing),
  ]);
}

function rock(hour: Hour) {
  return {
    light: mix('#c3aab5', hour.haze, 0.35),
    shade: mix('#5a648f', hour.haze, 0.18),
    snow: mix('#fff8ee', hour.haze, 0.12),
    snowShade: mix('#b0b9d8', hour.haze, 0.25),
    snowLine: 0.48,
  };
}

/** A local colour under the light of the hour; distance adds haze. */
function tint(hour: Hour, colour: string, haze = 0.2): string {
  return mix(mix(colour, hour.haze, haze), hour.dark, hour.isNight ? 0.42 : 0);
}

function shades(colour: string, hour: Hour, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? mix(colour, hour.haze, 0.5) : mix(colour, hour.dark, ((index - 1) / count) * 0.6),
  );
}
