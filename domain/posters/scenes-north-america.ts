import { elk, toucan } from './animals';
import { hiker } from './craft';
import { hills, ridge } from './land';
import { skyline, towersBetween } from './monuments-west';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { at, lens, line, path, points, quads, rect, triples } from './shapes';
import { clouds, mist } from './sky';
import { palm } from './palms';
import { undergrowth } from './plants';
import { bushes, pines } from './trees';
import { glitter, sea, wavelets } from './water';

const costaRica: PosterScene = {
  name: 'costa-rica-rainforest-and-coast',
  description:
    'A toucan watches from its branch as a hanging bridge spans the cloud forest below Arenal volcano.',
  sky: {
    colours: ['#f4a78a', '#f8be97', '#fbd7ae', '#feecca'],
    horizon: 780,
    style: 'waves',
    sun: { x: 250, y: 610, radius: 66, colour: '#fff8e0' },
  },
  layers: [
    path(
      '#5d8c92',
      'M60 820C260 760 380 660 470 560 510 510 540 470 566 430L590 438 612 428C650 490 700 560 770 630 860 710 980 770 1160 820z',
    ) +
      path(
        '#456f7f',
        'M612 428C650 490 700 560 770 630 860 710 980 770 1160 820H640C700 740 620 680 650 600 620 540 600 480 590 438z',
      ),
    path(
      '#fdeedb',
      'M560 412C540 380 570 350 610 356 630 320 690 330 700 350 740 330 790 350 780 366 740 372 700 376 660 384 640 400 610 420 560 412z',
      0.85,
    ),
    hills('#7fae96', points('-80 790, 100 740, 300 780, 460 770, 640 790, 980 760')),
    sea(800, ['#f0c9a4', '#8fc0b6'], 3, 860),
    bushes('#5a9a7a', { from: -1000, to: 1900, step: 64, height: 100, seed: 5, ground: () => 880 }),
    mist('#fdf1dc', 880, 34, 0.8, 7),
    bushes('#34785c', { from: -1000, to: 1900, step: 80, height: 150, seed: 9, ground: () => 1010 }),
    rect('#34785c', -1000, 1000, 2900, 200),
    palm(120, 960, 260, 20, '#2a6450') +
      palm(800, 960, 240, -20, '#2a6450') +
      palm(-260, 960, 250, 20, '#2a6450') +
      palm(1190, 960, 260, -20, '#2a6450'),
    line('#4a2c28', 5, 'M-1000 960Q-500 1000-30 880 420 1010 930 860 1400 1000 1900 920') +
      line('#4a2c28', 3, 'M-1000 900Q-500 940-30 820 420 950 930 800 1400 940 1900 860') +
      line(
        '#4a2c28',
        2,
        Array.from({ length: 21 }, (_, i) => {
          const t = (i + 0.5) / 21;
          const y = (a: number) =>
            Math.round(a * (1 - t) * (1 - t) + 2 * (a + 130) * t * (1 - t) + (a - 20) * t * t);
          return `M${Math.round(-30 + 960 * t)} ${y(880)}V${y(820)}`;
        }).join(''),
      ),
    hiker(560, 934, 0.6, '#33202a', '#e0483e'),
    undergrowth('#14443a', '#226650', 1200, 210, 4),
    line('#33241f', 16, 'M940 730C820 760 720 770 610 756M800 764C770 790 750 810 720 820') +
      path(
        '#14443a',
        'M720 820c-40-6-60 10-70 36 34 8 60-8 70-36zM880 742c0 40 20 60 50 66 4-34-14-58-50-66z',
      ),
    path('#33241f', 'M930 1200C946 900 926 500 940 0H1030C1016 400 1040 800 1060 1200z'),
    toucan(700, 762, 1.7),
    undergrowth('#0b2a2a', '#14443a', 1230, 260, 11),
  ],
  wideFocus: 0.56,
};

const rockies: PosterScene = {
  name: 'canadian-rockies-road-trip',
  description:
    'An elk looks across an emerald lake ringed by dark spruce to the snow-striped peaks of the Rockies.',
  sky: { colours: ['#e9a58c', '#f2ba98', '#f8d2ab', '#fde8c8'], horizon: 760, style: 'waves' },
  layers: [
    clouds('#fff1dc', triples('260 350 190, 760 420 150, -500 380 300, 1320 360 280'), 0.8),
    range(
      800,
      { light: '#c3a9b8', shade: '#6f7aa8', snow: '#fff3e6', snowShade: '#b3b9da', snowLine: 0.42 },
      quads(
        '90 520 230 210, 300 460 210 200, 500 540 180 180, 690 430 230 220, 880 540 190 220, -220 500 260 240, 1220 480 300 280',
      ),
    ),
    ridge(
      '#54638f',
      points('-80 780, 40 720, 120 690, 220 760, 360 800, 560 800, 700 740, 800 690, 880 720, 980 760'),
    ),
    pines('#2f5a62', {
      from: -1000,
      to: 1900,
      step: 62,
      height: 112,
      seed: 2,
      ground: (x) => 836 - Math.abs(x - 450) * 0.04,
    }),
    rect('#2f5a62', -1000, 812, 2900, 30),
    sea(836, ['#5fc0b3', '#3aa79f', '#258c8d', '#176f7a'], 3),
    path(
      '#3f8f90',
      points(
        '40 90, 120 60, 200 110, 290 70, 620 80, 700 120, 800 90, 880 60, -120 100, -300 80, -480 110, 1040 90, 1200 110',
      )
        .map(([x = 0, h = 0]) => `M${x - 26} 838H${x + 26}L${x} ${838 + h}z`)
        .join(''),
      0.6,
    ),
    wavelets('#b3e6d6', 860, 1060, 14, 6, 0.6),
    at(
      560,
      930,
      0.62,
      path(
        '#c8402f',
        'M-150-26C-130-16-80-10 0-10S130-16 150-26C140 4 110 16 80 16H-80C-110 16-140 4-150-26z',
      ) +
        path(
          '#26243c',
          'M-70-10c0-36 10-40 14-46-10-16 18-22 18 0 8 8 14 24 14 46zM40-10c0-36 10-40 14-46-10-16 18-22 18 0 8 8 14 24 14 46z',
        ) +
        line('#26243c', 5, 'M60-50L110 20'),
    ),
    path('#14646f', lens(560, 944, 120, 5)),
    pines(
      '#1d4048',
      { from: 690, to: 1900, step: 104, height: 330, seed: 5, ground: (x) => 1090 + (x - 700) * 0.02 },
      0.17,
    ),
    pines('#1d4048', { from: -980, to: -160, step: 104, height: 300, seed: 15, ground: () => 1090 }, 0.17),
    path('#1d4048', 'M1900 1070C1300 1060 900 1050 720 1066 660 1070 620 1084 600 1096L620 1200H1900z'),
    path(
      '#33465a',
      'M-1000 1080C-500 1050-200 1060 0 1060L120 1046 300 1052 400 1070 440 1110 520 1130 560 1200H-1000z',
    ) + path('#55708a', 'M0 1060L120 1046 300 1052 400 1070 300 1086 140 1080z'),
    elk(230, 1062, 1.35, '#2c1c28', -1),
    hills('#101f2e', points('-80 1140, 120 1150, 340 1166, 560 1180, 760 1150, 980 1130')),
    pines('#0b1824', { from: 820, to: 1900, step: 150, height: 520, seed: 7, ground: () => 1220 }, 0.17),
  ],
  wideFocus: 0.55,
};

const newYork: PosterScene = {
  name: 'new-york-city-break',
  description: 'Manhattan lights up at dusk behind the stone arches and cables of the Brooklyn Bridge.',
  sky: {
    colours: ['#2c3f7a', '#5a5590', '#a0688f', '#e28a7c', '#f9bd80'],
    horizon: 860,
    style: 'bands',
    sun: { x: 220, y: 610, radius: 72, colour: '#ffe6ac' },
  },
  layers: [
    clouds('#7a6298', triples('640 310 200, 140 400 150, -480 340 300, 1320 380 280'), 0.7),
    skyline('#a3688a', '#8f5c84', '#fbd08c', 880, towersBetween(-1000, 1900, 90, 210, 4), 5, 0.05),
    skyline(
      '#5d4a7d',
      '#4a3e72',
      '#fbd08c',
      890,
      [
        ...towersBetween(-1000, 380, 90, 270, 8),
        [400, 74, 360, 2],
        [480, 46, 250, 0],
        [530, 50, 300, 3],
        [586, 60, 270, 1],
        [650, 56, 330, 4],
        [712, 44, 220, 0],
        ...towersBetween(760, 1900, 110, 290, 9),
      ],
      7,
      0.16,
    ),
    skyline(
      '#2f2d5c',
      '#252550',
      '#fde0a0',
      900,
      towersBetween(-1000, 1900, 50, 150, 13).filter((_, index) => index % 5 !== 0),
      3,
      0.2,
    ),
    sea(896, ['#e09a86', '#9a6a8c', '#565388', '#2f3a70'], 6),
    glitter('#ffe0a5', 210, 900, 1090, 60, 4),
    path(
      '#fbd08c',
      points('440 60, 530 40, 610 50, 680 60, 820 40, 330 40, -200 50, -420 60, 1060 50, 1240 60')
        .map(([x = 0, h = 0]) => `M${x} 904h5v${h}h-5z`)
        .join(''),
      0.5,
    ),
    wavelets('#242a5c', 930, 1080, 14, 5, 0.6),
    bridge('#15173c'),
    path('#15173c', 'M-1000 1150C-500 1140 0 1160 300 1156 600 1150 900 1140 1900 1150V1200H-1000z'),
  ],
  wideFocus: 0.5,
};

function bridge(colour: string): string {
  const tower = (x: number) =>
    `<path fill="${colour}" fill-rule="evenodd" d="M${x - 90} 1200L${x - 82} 560H${x - 92}V536H${x + 92}V560H${x + 82}L${x + 90} 1200zM${x - 54} 1000V690C${x - 54} 650 ${x - 34} 626 ${x - 30} 616 ${x - 26} 626 ${x - 8} 650 ${x - 8} 690V1000zM${x + 8} 1000V690C${x + 8} 650 ${x + 26} 626 ${x + 30} 616 ${x + 34} 626 ${x + 54} 650 ${x + 54} 690V1000z"/>`;
  const sag = (from: number, to: number) => {
    const y = (t: number) => Math.round(550 + 1700 * t * (1 - t));
    const hangers = Array.from({ length: 21 }, (_, i) => (i + 0.5) / 21).map(
      (t) => `M${Math.round(from + (to - from) * t)} ${y(t)}V1040`,
    );
    const stays = [0.1, 0.2, 0.3, 0.4].map(
      (t) =>
        `M${from} 560L${Math.round(from + (to - from) * t)} 1040M${to} 560L${Math.round(to - (to - from) * t)} 1040`,
    );
    return (
      line(colour, 6, `M${from} 550Q${(from + to) / 2} 1400 ${to} 550`) +
      line(colour, 1.8, hangers.join('') + stays.join(''))
    );
  };
  return (
    sag(-440, 730) +
    sag(730, 1900) +
    sag(-1610, -440) +
    rect(colour, -1000, 1030, 2900, 24) +
    rect(colour, -1000, 1062, 2900, 5) +
    tower(730) +
    tower(-440)
  );
}

export const northAmericaScenes: readonly PosterScene[] = [rockies, newYork, costaRica];
