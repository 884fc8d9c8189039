import { junk } from './boats';
import { lantern } from './craft';
import { hills } from './land';
import { angkorTower, torii } from './monuments-east';
import type { PosterScene } from './scene';
import { at, circle, lens, line, mirrored, path, type Point, points, rect, triples } from './shapes';
import { clouds, rays } from './sky';
import { bulletTrain } from './trains';
import { palm } from './palms';
import { lilies, reeds } from './plants';
import { bushes, pines } from './trees';
import { glitter, sea, wavelets } from './water';

const tokyo: PosterScene = {
  name: 'tokyo-to-kyoto',
  description:
    'A white bullet train speeds past Mount Fuji and a red torii standing in the water, cherry blossom overhead.',
  sky: {
    colours: ['#f3c3bd', '#f8d5c4', '#fce6d0', '#fff3df'],
    horizon: 780,
    style: 'bands',
    sun: { x: 690, y: 520, radius: 96, colour: '#e0483e' },
  },
  layers: [
    path(
      '#7487b5',
      'M-380 800C-100 770 60 700 180 600 250 540 300 480 340 424L372 434 404 422 436 434 462 424C510 490 560 546 630 600 760 700 940 770 1240 800z',
    ),
    path(
      '#5a6aa0',
      'M462 424C510 490 560 546 630 600 760 700 940 770 1240 800H560C620 720 540 660 560 600 500 560 520 480 436 434z',
    ),
    path(
      '#fffaf2',
      'M340 424L372 434 404 422 436 434 462 424C490 464 520 500 552 534L520 524 500 570 470 524 450 590 416 530 396 610 366 534 338 586 320 530 280 556 258 528C290 494 316 458 340 424z',
    ) + path('#c9cfe6', 'M462 424C490 464 520 500 552 534L520 524 500 570 470 524C476 490 460 460 436 434z'),
    clouds('#fffaf2', triples('120 690 260, 640 716 280, -420 700 340, 1240 700 320'), 0.95),
    hills('#5d8a86', points('-80 770, 120 750, 320 780, 560 776, 760 750, 980 770')),
    pines('#3d6a6a', { from: -1000, to: 1900, step: 44, height: 60, seed: 4, ground: () => 806 }, 0.26),
    rect('#e6d8c3', -1000, 852, 2900, 16) +
      path(
        '#b9a794',
        [-960, -720, -480, -240, 0, 240, 480, 720, 960, 1200, 1440, 1680]
          .map((x) => `M${x} 868h34v70h-34z`)
          .join(''),
      ),
    bulletTrain(150, 850, 0.92, '#fffaf2', '#2b4f96', '#26344f', 2000),
    sea(910, ['#8fb7c4', '#6a9bb3', '#467f9f', '#2a6288', '#1b4a70'], 8),
    wavelets('#cfe3e2', 930, 1180, 30, 3, 0.6),
    mirrored(1092, torii(300, 1092, 1.12, '#d8412f', '#2b2338'), 0.3, 0.35),
    torii(300, 1092, 1.12, '#d8412f', '#2b2338'),
    path('#cfe3e2', lens(190, 1094, 70, 5) + lens(412, 1094, 70, 5)),
    at(930, 330, 1.35, blossom(), -1.35),
    at(-960, 330, 1.3, blossom()),
    hills('#17304a', points('-80 1160, 160 1176, 460 1194, 760 1176, 980 1140')),
  ],
  wideFocus: 0.56,
};

function blossom(): string {
  const flowers: readonly Point[] = points(
    '40 4, 76 26, 104 6, 118 58, 140 30, 150 92, 176 60, 190 30, 206 84, 232 54, 250 90, 270 40, 296 56, 136 130, 124 156, 216 10, 166 10, 84 64',
  );
  const dots = flowers
    .map(([x, y], i) => circle(i % 3 === 0 ? '#fff1f0' : '#f29cab', x, y, i % 2 ? 15 : 19))
    .join('');
  return (
    line('#4a2a36', 8, 'M-30-24C60 0 130 20 214 78M60 4C110 50 130 90 126 150M130 30C180 20 230 26 290 50') +
    dots
  );
}

/** A limestone pillar, `w` to each side and `h` high. */
const karst = (colour: string, shade: string, x: number, y: number, w: number, h: number) =>
  at(
    x,
    y,
    h / 100,
    path(colour, 'M-100 0C-110-30-86-55-70-80-50-104-10-104 16-90 50-86 66-56 80-40 100-30 104-10 100 0z') +
      path(shade, 'M16-90C50-86 66-56 80-40 100-30 104-10 100 0H20C40-30 0-50 16-90z'),
    w / 100,
  );

const hanoi: PosterScene = {
  name: 'hanoi-to-hoi-an',
  description:
    'Junks with rust-red sails drift among the jade karsts of Ha Long Bay, silk lanterns of Hoi An in front.',
  sky: {
    colours: ['#5f9a92', '#8fb8a3', '#c3d2ae', '#f0e0b0', '#f9cf95'],
    horizon: 800,
    style: 'waves',
    sun: { x: 520, y: 690, radius: 60, colour: '#fff2cd' },
  },
  layers: [
    karst('#a3c0a8', '#93b3a0', 300, 806, 90, 200) +
      karst('#a3c0a8', '#93b3a0', 420, 806, 60, 130) +
      karst('#a3c0a8', '#93b3a0', 640, 806, 80, 170) +
      karst('#a3c0a8', '#93b3a0', -220, 806, 110, 220) +
      karst('#a3c0a8', '#93b3a0', 1180, 806, 110, 200) +
      karst('#a3c0a8', '#93b3a0', -560, 806, 120, 160),
    karst('#6f9c8c', '#578678', 140, 820, 110, 330) +
      karst('#6f9c8c', '#578678', 760, 820, 110, 300) +
      karst('#6f9c8c', '#578678', -400, 820, 130, 320) +
      karst('#6f9c8c', '#578678', -740, 820, 120, 240) +
      karst('#6f9c8c', '#578678', 1040, 820, 100, 240) +
      karst('#6f9c8c', '#578678', 1330, 820, 140, 340),
    sea(812, ['#c9cf9f', '#8fb39a', '#5a9489', '#2f7474', '#1a565c'], 3),
    karst('#2f6a62', '#204f4e', 890, 860, 130, 430) +
      karst('#2f6a62', '#204f4e', 0, 850, 100, 210) +
      karst('#2f6a62', '#204f4e', -120, 856, 90, 320),
    path('#e6e6bf', lens(890, 862, 160, 5) + lens(0, 853, 120, 4) + lens(-120, 858, 110, 4)),
    glitter('#fff0c4', 520, 816, 1100, 44, 9, 0.9),
    junk(610, 880, 0.5, '#b9482f', '#8f3226', '#24383a', -1) +
      junk(-520, 900, 0.7, '#b9482f', '#8f3226', '#24383a'),
    mirrored(1000, junk(330, 1000, 1.2, '#c8502f', '#93352a', '#1d2f33'), 0.26, 0.5),
    junk(330, 1000, 1.2, '#d35a30', '#9c3a28', '#1d2f33'),
    path('#154a50', lens(330, 1018, 230, 8)),
    wavelets('#174f55', 900, 1170, 30, 5, 0.6),
    hills('#0d2f36', points('-80 1160, 160 1176, 460 1194, 760 1176, 980 1150')),
    lantern(800, 440, 1.15, '#c8332c', '#f08a4a', 560) +
      lantern(700, 380, 0.8, '#e9a83a', '#f8d27a', 560) +
      lantern(120, 400, 0.9, '#d9722f', '#f6ac5f', 560),
    lantern(-600, 400, 1.1, '#c8332c', '#f08a4a', 560) +
      lantern(-720, 460, 0.8, '#e9a83a', '#f8d27a', 560) +
      lantern(1220, 380, 0.9, '#e9a83a', '#f8d27a', 560),
  ],
  wideFocus: 0.54,
};

const temple = (stone: string, shade: string) =>
  angkorTower(450, 750, 1.3, stone, shade) +
  angkorTower(300, 780, 1, stone, shade) +
  angkorTower(600, 780, 1, stone, shade) +
  angkorTower(180, 800, 0.74, stone, shade) +
  angkorTower(720, 800, 0.74, stone, shade) +
  path(
    stone,
    'M380 790V744H520V790zM230 780H670V812H230zM256 780V756H644V780zM120 800H780V830H120zM-60 826V800H40V812H860V800H960V826H1240V812H1400V832H-500V812H-340V826z',
  ) +
  path(
    shade,
    'M120 812H780V817H120zM-500 824H1400V832H-500z' +
      Array.from({ length: 22 }, (_, i) => `M${-40 + i * 46} 824v-8h20v8z`).join(''),
  );

const angkor: PosterScene = {
  name: 'angkor-and-the-mekong',
  description:
    'The lotus-bud towers of Angkor Wat are doubled in a lily pond as the sun comes up behind them.',
  sky: {
    colours: ['#e0705a', '#ec8e62', '#f6b272', '#fcd78f'],
    horizon: 830,
    style: 'halo',
    sun: { x: 360, y: 640, radius: 84, colour: '#fff1c2' },
  },
  layers: [
    rays('#f8c27c', 360, 640, 0.14, 13),
    bushes('#a9566a', { from: -1000, to: 1900, step: 60, height: 70, seed: 7, ground: () => 836 }),
    palm(70, 836, 230, 12, '#7d3a5e') +
      palm(840, 836, 250, -12, '#7d3a5e') +
      palm(900, 836, 190, 10, '#7d3a5e') +
      palm(-200, 836, 240, 12, '#7d3a5e') +
      palm(-560, 836, 220, -12, '#7d3a5e') +
      palm(1090, 836, 220, 12, '#7d3a5e') +
      palm(1270, 836, 250, -14, '#7d3a5e'),
    temple('#7a3a5c', '#4f244c'),
    sea(846, ['#f0a072', '#d97a6a', '#a95468', '#6f3a5e'], 6),
    mirrored(840, temple('#5a2a54', '#4a2048'), 0.75, 0.72),
    path(
      '#f8c27c',
      lens(330, 900, 150, 3) +
        lens(560, 950, 190, 4) +
        lens(250, 990, 170, 4) +
        lens(430, 1040, 220, 5) +
        lens(700, 900, 120, 3) +
        lens(-300, 940, 240, 4) +
        lens(1180, 960, 240, 4),
      0.8,
    ),
    lilies(
      '#3f6a5c',
      '#fbd0d4',
      triples(
        '140 1020 1.3, 270 1060 1.2, 70 1080 1.5, 640 1030 1.3, 740 1070 1.5, 560 1090 1.3, 830 1020 1.2, 320 1120 1.6, 460 1140 1.5, -200 1040 1.4, -420 1090 1.5, -640 1030 1.3, 1080 1040 1.4, 1260 1090 1.5, -760 1110 1.6',
      ),
    ),
    reeds('#2a1436', 1206, 200, 4, -1000, 100, 16),
    reeds('#2a1436', 1206, 220, 7, 800, 1900, 16),
    hills('#2a1436', points('-80 1150, 140 1176, 420 1196, 740 1180, 980 1150')),
  ],
  wideFocus: 0.58,
};

export const eastAsiaScenes: readonly PosterScene[] = [tokyo, hanoi, angkor];
