import { elephant, giraffe, heron } from './animals';
import { dhow, dugout } from './boats';
import { balloon } from './craft';
import { dune, hills } from './land';
import type { PosterScene } from './scene';
import { lens, mirrored, path, type Point, points, rect, triples } from './shapes';
import { clouds, mist } from './sky';
import { palm } from './palms';
import { lilies, reeds } from './plants';
import { acacia, bushes, deadTree } from './trees';
import { glitter, sea, wavelets } from './water';

const kibo: Point[] = points(
  '-420 800, -200 760, 20 700, 160 630, 280 540, 350 490, 410 470, 480 474, 540 466, 600 486, 680 560, 800 640, 960 720, 1200 780, 1500 810',
);

const kilimanjaro: PosterScene = {
  name: 'kilimanjaro-machame-route',
  description:
    'The snow-crowned dome of Kilimanjaro floats on cloud behind acacias and a giraffe at first light.',
  sky: { colours: ['#e79a72', '#f0b485', '#f7cf9c', '#fce6bd'], horizon: 800, style: 'bands' },
  layers: [
    hills('#7c6f94', kibo),
    path(
      '#5f5680',
      'M600 486C680 560 800 640 960 720 1200 780 1500 810 1500 820H620C700 760 560 690 610 620 640 560 560 540 600 486z',
    ),
    path(
      '#fff6ea',
      'M316 514L350 490 410 470 480 474 540 466 600 486 634 520 616 540 600 522 590 566 566 530 552 590 524 536 500 572 486 530 462 604 440 536 416 566 402 528 372 570 362 520 336 540z',
    ) + path('#cfc3d8', 'M560 474L600 486 634 520 616 540 600 522 590 566 572 530z'),
    clouds('#fdeed6', triples('330 700 330, 700 720 260, 80 730 240, -420 700 360, 1250 710 340'), 0.95),
    mist('#fdeed6', 770, 34, 0.8, 5),
    hills('#b98a5a', points('-80 810, 200 800, 520 812, 980 800')),
    bushes('#8a6a48', { from: -1000, to: 1900, step: 80, height: 30, seed: 5, ground: () => 822 }),
    acacia(690, 850, 0.5, '#6a4c38') +
      acacia(100, 846, 0.42, '#6a4c38') +
      acacia(-260, 850, 0.55, '#6a4c38') +
      acacia(-700, 850, 0.46, '#6a4c38') +
      acacia(1180, 850, 0.6, '#6a4c38'),
    hills('#9a6a3a', points('-80 880, 160 866, 460 884, 760 862, 980 876')),
    hills('#6a4428', points('-80 980, 200 960, 480 990, 760 966, 980 950')),
    acacia(300, 1060, 2.1, '#2a1c22', '#47303a'),
    giraffe(640, 1050, 1.25, '#2a1c22') + giraffe(760, 1046, 0.92, '#2a1c22', -1),
    acacia(-420, 1060, 1.8, '#2a1c22', '#47303a') + acacia(1230, 1060, 1.5, '#2a1c22', '#47303a'),
    hills('#2a1c22', points('-80 1040, 200 1030, 480 1046, 760 1030, 980 1040')),
    reeds('#18101a', 1200, 130, 6, -1000, 1900, 15),
  ],
  wideFocus: 0.58,
};

const namib: PosterScene = {
  name: 'dunes-of-the-namib',
  description:
    'A great red dune rises behind the dead camel-thorn trees and white clay of Deadvlei under a cobalt sky.',
  sky: { colours: ['#1d4f8c', '#3b74a6', '#7fa8bd', '#d9cdb5'], horizon: 820, style: 'bands' },
  layers: [
    dune(
      '#d98a58',
      '#a8573f',
      points('-1000 700, -700 640, -420 690, -140 620, 60 720, 260 800'),
      points('-700 640, -640 720, -700 840'),
    ),
    dune(
      '#d4683a',
      '#8f3328',
      points(
        '-300 900, -60 780, 120 660, 280 560, 400 440, 450 408, 520 450, 640 560, 780 640, 960 720, 1200 790, 1500 860, 1900 900',
      ),
      points('450 408, 430 500, 500 590, 420 690, 470 790, 360 900, 390 1000'),
    ),
    dune(
      '#e08a4c',
      '#a1402c',
      points('600 930, 760 800, 900 730, 1040 690, 1160 720, 1320 760, 1600 830, 1900 860'),
      points('1040 690, 1000 780, 1080 880, 1020 1000'),
    ),
    dune(
      '#e59a5a',
      '#b14e33',
      points('-1100 900, -800 790, -560 740, -420 790, -200 850, 40 900, 300 940'),
      points('-560 740, -600 820, -520 920, -560 1000'),
    ),
    hills('#f3e3c8', points('-80 900, 120 912, 420 906, 700 914, 980 900')),
    path(
      '#d9c0a0',
      lens(300, 960, 240, 6) +
        lens(640, 990, 300, 7) +
        lens(-300, 980, 360, 8) +
        lens(1280, 970, 300, 8) +
        lens(120, 1030, 260, 8),
    ),
    deadTree(720, 946, 0.42, '#3a2228') +
      deadTree(560, 936, 0.3, '#3a2228', -1) +
      deadTree(140, 940, 0.36, '#3a2228') +
      deadTree(-240, 950, 0.5, '#3a2228', -1) +
      deadTree(1120, 950, 0.5, '#3a2228') +
      deadTree(-620, 946, 0.4, '#3a2228'),
    path('#c2a184', 'M230 1082L640 1120 650 1132 236 1092z') +
      path('#c2a184', 'M-460 1072L-120 1100-110 1110-456 1084z'),
    deadTree(230, 1090, 1.75, '#23161e', -1),
    deadTree(-460, 1080, 1.3, '#23161e'),
    deadTree(1230, 1090, 1.4, '#23161e'),
    dune(
      '#8f3328',
      '#5a1f22',
      points('-1100 1170, -400 1150, 100 1160, 460 1140, 700 1100, 900 1080, 1300 1100, 1900 1130'),
      points('900 1080, 860 1130, 930 1210'),
    ),
  ],
  wideFocus: 0.55,
};

const zanzibar: PosterScene = {
  name: 'zanzibar-spice-island',
  description:
    'A white-sailed dhow slips past the carved houses of Stone Town and a leaning palm in the last copper light.',
  sky: {
    colours: ['#7b4b7d', '#b5657f', '#e68a72', '#f8b877', '#fdd995'],
    horizon: 760,
    style: 'waves',
    sun: { x: 250, y: 690, radius: 78, colour: '#ffeeb8' },
  },
  layers: [
    clouds('#d9748a', triples('640 330 210, 160 430 180, -440 360 260, 1300 400 260'), 0.6),
    path(
      '#8a4a6c',
      'M470 766V716H520V700H570V690H640V706H690V650H704V636L716 600 728 636V650H742V706H800V690H860V710H920V696H1000V716H1100V690H1240V710H1400V700H1900V766z',
    ) +
      path(
        '#6f3b62',
        [500, 548, 592, 664, 770, 824, 884, 950, 1040, 1150, 1280]
          .map((x) => `M${x} 726h12v20h-12z`)
          .join(''),
      ),
    sea(760, ['#f0a873', '#c57f7f', '#7f6590', '#3f5b92', '#1f4c84'], 12),
    glitter('#ffe7b0', 250, 764, 1120, 70, 3),
    dhow(690, 826, 0.5, '#fbe6c6', '#d9ae94', '#4a2540'),
    mirrored(1000, dhow(330, 1000, 1.5, '#fff4de', '#e6bfa0', '#2f1c36', -1), 0.22, 0.5),
    dhow(330, 1000, 1.5, '#fff4de', '#e6bfa0', '#2f1c36', -1),
    path('#17406f', lens(330, 1020, 240, 9)),
    wavelets('#17406f', 860, 1150, 30, 6, 0.6),
    path('#d99a6c', 'M1900 1120C1300 1080 900 1100 700 1140 600 1160 560 1190 540 1200H1900z') +
      path(
        '#fbdcae',
        'M1900 1114C1300 1072 900 1090 690 1132 590 1152 540 1180 520 1200H540C570 1180 610 1162 700 1140 900 1100 1300 1080 1900 1120z',
      ),
    hills('#2a1530', points('400 1260, 560 1210, 700 1180, 860 1150, 980 1140')),
    palm(860, 1180, 640, -190, '#2a1530', '#4a2446') +
      palm(930, 1190, 460, -40, '#2a1530', '#4a2446') +
      palm(1180, 1190, 560, 90, '#2a1530', '#4a2446') +
      palm(-640, 1200, 560, 130, '#2a1530', '#4a2446'),
  ],
  wideFocus: 0.6,
};

const kenya: PosterScene = {
  name: 'kenya-family-safari',
  description:
    'Elephants, a calf between them, cross the Masai Mara before a vast red sun and a drifting balloon.',
  sky: {
    colours: ['#d9603a', '#e57c43', '#f09c52', '#f8bd6c'],
    horizon: 800,
    style: 'bands',
    sun: { x: 360, y: 660, radius: 190, colour: '#fde0a0', rings: ['#f8c67a'] },
  },
  layers: [
    clouds('#e98a4c', triples('700 600 210, 120 560 160, -460 560 280, 1280 580 280'), 0.85),
    balloon(720, 430, 0.62, '#8c2c34', '#f6c96b', '#3a1a20') +
      balloon(-420, 480, 0.5, '#8c2c34', '#f6c96b', '#3a1a20'),
    hills('#b9583a', points('-80 790, 160 770, 420 796, 640 760, 980 780')),
    bushes('#9a4434', { from: -1000, to: 1900, step: 100, height: 28, seed: 3, ground: () => 824 }),
    hills('#a3492f', points('-80 850, 200 836, 520 856, 980 840')),
    acacia(170, 880, 0.7, '#6a2a2a') +
      acacia(800, 876, 0.6, '#6a2a2a') +
      acacia(-330, 880, 0.8, '#6a2a2a') +
      acacia(1120, 880, 0.66, '#6a2a2a') +
      acacia(-760, 880, 0.6, '#6a2a2a'),
    hills('#7d3328', points('-80 930, 200 910, 520 936, 980 920')),
    elephant(330, 1040, 1.75, '#331822', '#4f2830') +
      elephant(700, 1040, 1.25, '#331822', '#4f2830') +
      elephant(530, 1044, 0.68, '#331822', '#4f2830'),
    elephant(1120, 1036, 1.1, '#331822', '#4f2830'),
    hills('#5a2422', points('-80 1040, 200 1030, 520 1046, 980 1034')),
    acacia(-260, 1130, 2.2, '#220f1a', '#3c1a26') + acacia(1330, 1150, 2, '#220f1a', '#3c1a26'),
    reeds('#3a1620', 1150, 70, 14, -1000, 1900, 12),
    hills('#220f1a', points('-80 1120, 200 1140, 520 1146, 980 1124')),
    reeds('#160912', 1210, 110, 3, -1000, 1900, 16),
  ],
  wideFocus: 0.56,
};

const okavango: PosterScene = {
  name: 'okavango-delta-lodges',
  description:
    'A poler guides a mokoro through lily channels of the Okavango while an elephant drinks in a violet dawn.',
  sky: {
    colours: ['#6f6aa5', '#a083b3', '#d49cae', '#f3bd9f', '#fbdcae'],
    horizon: 740,
    style: 'bands',
    sun: { x: 560, y: 680, radius: 66, colour: '#fff3cf' },
  },
  layers: [
    bushes('#8f7397', { from: -1000, to: 1900, step: 36, height: 38, seed: 3, ground: () => 760 }),
    palm(180, 756, 170, 10, '#6f5a86') +
      palm(230, 758, 130, -8, '#6f5a86') +
      palm(-300, 756, 180, 10, '#6f5a86') +
      palm(1120, 756, 170, -10, '#6f5a86') +
      palm(-720, 756, 150, 12, '#6f5a86'),
    acacia(760, 758, 0.7, '#6f5a86') + acacia(-520, 758, 0.8, '#6f5a86'),
    rect('#6f6a78', -1000, 750, 2900, 14),
    sea(758, ['#f0c3a8', '#cf9fae', '#9a86b0', '#6670a5', '#3c5488'], 9),
    glitter('#fff0cd', 560, 762, 1130, 52, 5),
    path('#7f8a5a', 'M-1000 800C-600 780-100 786 100 794 180 798 240 804 280 814H-1000z'),
    path('#7f8a5a', 'M620 836C700 812 900 800 1900 796V850C1000 850 760 850 620 836z') +
      path('#59683f', 'M620 836C700 830 900 826 1900 826V850C1000 850 760 850 620 836z'),
    elephant(770, 828, 0.62, '#45406a', '#5d5680') +
      mirrored(836, elephant(770, 828, 0.62, '#45406a', '#5d5680'), 0.3, 0.6),
    heron(240, 806, 0.6, '#45406a'),
    reeds('#6a7a48', 824, 60, 5, -1000, 250, 11),
    mirrored(972, dugout(400, 972, 1.15, '#2b2144', '#2b2144'), 0.28, 0.55),
    dugout(400, 972, 1.15, '#3a2430', '#241a34'),
    lilies(
      '#4f7a5c',
      '#fdeef0',
      triples(
        '120 1050 1.2, 260 1090 1.4, 520 1060 1.1, 640 1100 1.5, 780 1050 1.2, 420 1130 1.5, -160 1060 1.3, -380 1110 1.5, -620 1050 1.2, 1080 1060 1.3, 1240 1110 1.4',
      ),
    ),
    reeds('#1c2a34', 1206, 330, 6, -1000, 120, 17),
    reeds('#1c2a34', 1206, 280, 12, 760, 1900, 17),
    hills('#141c2c', points('-80 1164, 140 1180, 420 1196, 760 1184, 980 1160')),
  ],
  wideFocus: 0.58,
};

export const savannaScenes: readonly PosterScene[] = [kilimanjaro, kenya, okavango, namib, zanzibar];
