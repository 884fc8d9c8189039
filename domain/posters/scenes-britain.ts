import { sheep } from './animals';
import { fishingBoat, yacht } from './boats';
import { harbourRow, house, lighthouse } from './houses';
import { groundOf, hills } from './land';
import { crescent } from './monuments-west';
import type { PosterScene } from './scene';
import { at, lens, line, path, type Point, points, polygon, rect, triples } from './shapes';
import { birds, clouds, cumulus } from './sky';
import { steamTrain, viaduct } from './trains';
import { bushes, pines } from './trees';
import { sea, wavelets } from './water';

const glen: Point[] = points('-60 1010, 140 996, 320 1030, 520 1010, 740 1032, 960 990');

const westHighland: PosterScene = {
  name: 'west-highland-line',
  description: 'A steam train crosses a curved stone viaduct between heather hills and a silver loch.',
  sky: { colours: ['#8fb3bd', '#b9c8bd', '#e3d6b1', '#f3c98b', '#eeb07a'], horizon: 800, style: 'waves' },
  layers: [
    clouds('#f6ead0', triples('220 330 220, 720 430 180, -460 380 280, 1320 350 280'), 0.8),
    hills('#a7a9b4', points('-80 690, 60 620, 190 660, 330 570, 450 630, 620 690, 780 610, 960 660')),
    hills('#7e7f9d', points('-80 760, 90 700, 250 740, 380 720, 520 770, 700 650, 860 700, 980 680')),
    hills('#6b5a86', points('-80 800, 80 770, 230 790, 400 810, 560 806, 760 720, 980 760')),
    path('#e9dcb8', 'M-1000 838C-400 816 200 812 520 826 460 846 380 856 260 862 20 872-500 868-1000 880z') +
      path('#f7efd3', lens(160, 836, 150, 4) + lens(40, 850, 190, 4) + lens(330, 828, 60, 2)),
    hills('#7c7a3a', points('-80 900, 100 862, 300 868, 520 830, 760 800, 980 812')),
    pines(
      '#2f4436',
      { from: -1000, to: 1900, step: 54, height: 76, seed: 14, ground: groundOf(glen, -20) },
      0.2,
    ),
    viaduct('#c9b48b', '#8d7654', 800, 1080, 108),
    rect('#6a5a45', -1000, 794, 2900, 7),
    steamTrain(180, 794, 0.72, '#1d2320', '#8c2a2c', '#fbf3e0', 6),
    hills('#8a6f3b', points('-80 1050, 120 1022, 280 1058, 460 1084, 660 1052, 980 1010')),
    bushes('#4c5a2c', {
      from: -1000,
      to: 1900,
      step: 80,
      height: 50,
      seed: 7,
      ground: groundOf(points('-80 1090, 160 1066, 420 1110, 700 1074, 980 1040'), 10),
    }),
    hills('#5a3d6b', points('-80 1090, 160 1066, 420 1110, 700 1074, 980 1040')),
    hills('#2b2038', points('-80 1130, 140 1160, 360 1180, 560 1150, 780 1110, 980 1094')),
  ],
};

const cornwall: PosterScene = {
  name: 'cornish-coves-and-harbours',
  description:
    'A white lighthouse watches a fishing boat come home to a turquoise cove of whitewashed cottages.',
  sky: { colours: ['#5fb0cf', '#8cc7d6', '#bcdcd6', '#e9ebd2'], horizon: 690, style: 'bands' },
  layers: [
    cumulus('#fdf8ea', triples('640 500 1.5, 140 590 1.1, -420 520 1.7, 1240 540 1.6'), 0.95),
    hills('#7fa7b5', points('-60 680, 120 660, 300 690'), 700),
    sea(690, ['#3fa0b5', '#2f8fa8', '#1f7b98', '#15668a', '#0f5178'], 6),
    polygon(
      '#4d7a4b',
      points('1900 560, 1300 590, 1000 600, 840 606, 730 620, 664 660, 640 720, 600 760, 1900 800'),
    ) +
      polygon(
        '#6b5a50',
        points(
          '600 764, 640 720, 664 664, 700 690, 730 740, 790 700, 850 770, 960 700, 1100 780, 1260 700, 1500 790, 1900 720, 1900 810, 700 812',
        ),
      ) +
      polygon('#8d7766', points('640 720, 664 664, 680 720, 660 780, 610 770')),
    lighthouse(760, 622, 0.86, '#fdf8ea', '#bcc9c4', '#c8382c', '#ffe39a'),
    path('#fdf8ea', 'M560 800q60-14 130 6t170 4 200 8 240-6 600 8v12H560z', 0.85),
    yacht(240, 760, 0.5, '#fdf8ea', '#dccfae', '#1f3a56'),
    wavelets('#8fd3d6', 720, 980, 30, 5, 0.8),
    fishingBoat(430, 930, 1.05, '#c8382c', '#fdf8ea', '#16364f'),
    path('#0f5178', lens(430, 950, 170, 8)),
    hills('#d9b36c', points('-80 1000, 60 1010, 180 1050, 330 1090, 520 1110, 760 1090, 980 1070')),
    hills(
      '#3e6b45',
      points(
        '-1000 760, -600 800, -200 830, 0 850, 90 900, 150 970, 230 1060, 340 1140, 500 1210, 800 1230, 1000 1220',
      ),
    ),
    house(-20, 980, 86, 88, '#fdf8ea', '#c9d0c4', '#47566b', '#2f5a78') +
      house(46, 1046, 96, 96, '#f6e3c2', '#cdb28a', '#3a485c', '#2f5a78') +
      house(-180, 930, 90, 90, '#fdf8ea', '#c9d0c4', '#3a485c', '#2f5a78') +
      house(-360, 900, 90, 84, '#f2d9d2', '#c9a39c', '#47566b', '#2f5a78') +
      house(-540, 900, 90, 92, '#fdf8ea', '#c9d0c4', '#3a485c', '#2f5a78') +
      house(150, 1120, 104, 100, '#f2d9d2', '#c9a39c', '#47566b', '#2f5a78'),
    hills('#173a2c', points('-80 1030, 20 1070, 130 1130, 260 1170, 460 1196, 700 1180, 980 1130')),
    birds('#fdf8ea', triples('330 430 1.3, 420 480 0.9, 250 500 0.7')),
  ],
};

const bath: PosterScene = {
  name: 'bath-and-the-cotswolds',
  description:
    'A honey-stone Georgian crescent curves above a lawn with grazing sheep on a soft golden morning.',
  sky: {
    colours: ['#9dbfc4', '#c3d2bd', '#ebdfb4', '#f8d796'],
    horizon: 760,
    style: 'waves',
    sun: { x: 720, y: 560, radius: 54, colour: '#fff6d6' },
  },
  layers: [
    hills('#a9b98c', points('-80 660, 120 610, 320 640, 540 590, 760 640, 980 610')),
    hills('#8aa36a', points('-80 720, 140 670, 380 700, 600 660, 980 710')),
    bushes('#5d7f4c', {
      from: -1000,
      to: 1900,
      step: 60,
      height: 60,
      seed: 3,
      ground: groundOf(points('-80 740, 380 720, 980 740')),
    }),
    crescent('#e3b96f', '#b98a48', '#7d6a5c', '#7a5a34', -560, 1460, 800, 330),
    hills(
      '#b9c25f',
      points(
        '-1000 1000, -560 968, -300 930, 60 868, 300 838, 450 830, 600 838, 840 868, 1200 930, 1460 968, 1900 1000',
      ),
    ),
    hills('#98ad4f', points('-80 960, 200 930, 480 950, 760 926, 980 950')),
    sheep(250, 980, 0.7, '#fbf3df', '#3a3430') +
      sheep(350, 1000, 0.86, '#fbf3df', '#3a3430', -1) +
      sheep(620, 990, 0.76, '#fbf3df', '#3a3430') +
      sheep(-160, 1000, 0.86, '#fbf3df', '#3a3430') +
      sheep(1130, 990, 0.8, '#fbf3df', '#3a3430', -1),
    hills('#6f8f3f', points('-80 1040, 180 1026, 460 1056, 720 1024, 980 1040')),
    bushes('#2f4a2c', {
      from: -1000,
      to: 1900,
      step: 64,
      height: 96,
      seed: 12,
      ground: groundOf(points('-80 1130, 220 1160, 480 1170, 720 1150, 980 1110'), 14),
    }),
    hills('#22381f', points('-80 1130, 220 1160, 480 1170, 720 1150, 980 1110')),
  ],
};

const copenhagenRow = harbourRow(
  ['#c8442f', '#e9b23c', '#2d6e86', '#f0dcc0', '#d9772f', '#7d9c86', '#e6a0a0'],
  '#3a3142',
  '#fff4dc',
  -1000,
  1900,
  850,
  128,
  19,
);

const copenhagen: PosterScene = {
  name: 'copenhagen-with-children',
  description: 'Gabled houses in every colour line a Copenhagen canal where wooden boats lie at the quay.',
  sky: { colours: ['#8cc0cf', '#b5d3cf', '#e4ddbf', '#f8cfa0'], horizon: 850, style: 'bands' },
  layers: [
    clouds('#fdf3df', triples('600 330 190, 160 420 150, -500 360 260, 1300 400 240'), 0.85),
    path(
      '#7aa39b',
      'M690 620V500l10-14 6-60 5-90 5 90 6 60 10 14v120zM680 520h62v20h-62zM240 620v-110c0-40 46-50 52-84 6 34 52 44 52 84v110zM288 430l4-50 4 50z',
    ),
    copenhagenRow,
    rect('#8a7a72', -1000, 848, 2900, 34) + rect('#5f5560', -1000, 868, 2900, 20),
    sea(888, ['#3f7f8f', '#2f6b80', '#215670', '#17445e'], 9),
    path(
      '#c8442f',
      lens(60, 910, 90, 8) + lens(-400, 912, 120, 8) + lens(880, 914, 110, 9) + lens(1400, 914, 110, 9),
      0.6,
    ) +
      path('#e9b23c', lens(260, 920, 90, 8) + lens(640, 908, 80, 7) + lens(-120, 918, 80, 8), 0.6) +
      path('#f0dcc0', lens(440, 914, 80, 7) + lens(1140, 920, 100, 8), 0.5),
    wavelets('#6aa7ae', 930, 1180, 30, 7, 0.6),
    line('#2a2335', 6, 'M180 960V610M330 960V560M-330 960V600') +
      line(
        '#2a2335',
        3,
        'M180 640L80 940M180 640L290 940M330 590L230 950M330 590L470 950M-330 620L-420 950M-330 620L-220 950',
      ),
    at(
      250,
      962,
      1.5,
      path('#2a2335', 'M-130-26C-70-12 60-12 140-30 132 0 112 16 96 18H-96C-116 8-128-8-130-26z') +
        path('#f0dcc0', 'M-130-26C-70-12 60-12 140-30L138-22C60-4-70-4-127-18z') +
        path('#c8442f', 'M-20-20V-44H40V-22z'),
    ),
    at(
      -330,
      966,
      1.2,
      path('#2a2335', 'M-130-26C-70-12 60-12 140-30 132 0 112 16 96 18H-96C-116 8-128-8-130-26z') +
        path('#f0dcc0', 'M-130-26C-70-12 60-12 140-30L138-22C60-4-70-4-127-18z'),
    ),
    fishingBoat(700, 1000, 1.1, '#17384f', '#f0dcc0', '#e9b23c', -1),
    fishingBoat(1220, 990, 1, '#8f2f28', '#f0dcc0', '#fff4dc'),
    path('#123a52', lens(250, 992, 220, 9) + lens(700, 1018, 160, 8)),
    path('#1c1a2b', 'M-1000 1130H1900V1200H-1000zM-1000 1130v-12H1900v12z') +
      path(
        '#1c1a2b',
        [-880, -640, -400, -160, 80, 820, 1060, 1300, 1540]
          .map((x) => `M${x} 1122v-40c-8-14 32-14 24 0v40z`)
          .join(''),
      ),
    at(
      470,
      1122,
      1,
      line('#1c1a2b', 6, 'M-70-34L-30-84H46L70-34M-30-84L6-34 46-84M-36-100L-30-84M46-84L40-108H62') +
        '<circle cx="-70" cy="-34" r="33" fill="none" stroke="#1c1a2b" stroke-width="5"/><circle cx="72" cy="-34" r="33" fill="none" stroke="#1c1a2b" stroke-width="5"/>' +
        path('#1c1a2b', 'M-52-104h34v8h-34zM70-100h44v26h-40z'),
    ),
  ],
};

export const britainScenes: readonly PosterScene[] = [westHighland, cornwall, bath, copenhagen];
