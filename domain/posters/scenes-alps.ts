import { gondola, launch } from './boats';
import { house } from './houses';
import { groundOf, hills, ridge, road } from './land';
import { basilica, campanile, eiffel } from './monuments-west';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { lens, mirrored, path, type Point, points, polygon, quads, rect, triples } from './shapes';
import { clouds, mist, stars } from './sky';
import { railTrain, viaduct } from './trains';
import { cypressData, cypresses, pines } from './trees';
import { glitter, sea, wavelets } from './water';

const meadow: Point[] = points('-80 900, 140 880, 380 930, 620 900, 980 850');

const dolomites: PosterScene = {
  name: 'dolomites-hut-to-hut',
  description:
    "Three pale Dolomite towers blush at dusk above a lit mountain hut, dark firs and a walkers' path.",
  sky: { colours: ['#3f4a7d', '#6a5f93', '#a4759b', '#dd9394', '#f6bd95'], horizon: 800, style: 'bands' },
  layers: [
    clouds('#8a6a98', triples('180 340 180, 1200 360 260, -500 400 260'), 0.7),
    ridge(
      '#a87f9d',
      points(
        '-80 720, 20 650, 60 664, 120 610, 170 690, 280 720, 760 740, 830 640, 870 660, 920 600, 980 690',
      ),
    ),
    polygon(
      '#f2a88d',
      points(
        '150 820, 196 640, 206 560, 236 536, 262 560, 286 590, 300 700, 330 470, 352 420, 384 384, 424 372, 452 400, 470 470, 500 640, 520 520, 552 490, 594 470, 626 520, 650 580, 690 700, 760 820',
      ),
    ),
    polygon('#fbc8a4', points('200 820, 206 640, 214 566, 236 536, 240 640, 236 820')) +
      polygon(
        '#fbc8a4',
        points('310 820, 330 540, 342 456, 366 404, 400 380, 384 460, 392 560, 374 640, 380 820'),
      ) +
      polygon('#fbc8a4', points('514 820, 520 620, 528 524, 564 486, 556 580, 566 680, 556 820')),
    polygon(
      '#7b5480',
      points('424 372, 452 400, 470 470, 500 640, 512 820, 440 820, 450 700, 430 600, 440 500, 420 430'),
    ) +
      polygon(
        '#7b5480',
        points('594 470, 626 520, 650 580, 690 700, 760 820, 620 820, 626 720, 600 620, 610 540'),
      ) +
      polygon('#7b5480', points('262 560, 286 590, 300 700, 306 820, 270 820, 276 700, 258 620')),
    polygon('#c07d8c', points('384 500, 398 560, 392 700, 404 820, 384 820, 378 660')) +
      polygon('#c07d8c', points('566 560, 580 640, 574 820, 560 820, 556 660')),
    hills('#6f5a83', points('-80 770, 80 760, 240 790, 460 760, 700 790, 980 740')),
    hills('#4d5577', points('-80 840, 160 810, 420 850, 660 820, 980 800')),
    pines('#2c3c5a', { from: -1000, to: 1900, step: 36, height: 90, seed: 6, ground: groundOf(meadow, 0) }),
    hills('#4b6a5c', meadow),
    house(560, 962, 130, 112, '#f4dcb6', '#7d5a52', '#3a2c3e', '#ffcb68'),
    road('#d9c39a', triples('240 1210 60, 330 1110 30, 500 1050 15, 580 1000 9, 610 966 6')),
    hills('#31513f', points('-80 1040, 80 1030, 180 1080, 220 1140, 250 1260, 300 1300')),
    hills(
      '#24402f',
      points('-600 1100, -100 1090, 100 1100, 200 1150, 260 1260, 420 1300, 520 1160, 700 1100, 980 1070'),
    ),
    pines('#172a2a', { from: -980, to: 150, step: 110, height: 340, seed: 17, ground: () => 1196 }, 0.18),
    pines('#172a2a', { from: 740, to: 1900, step: 110, height: 380, seed: 27, ground: () => 1200 }, 0.18),
  ],
  wideFocus: 0.62,
};

const swiss: PosterScene = {
  name: 'swiss-alps-by-train',
  description: 'A red mountain train climbs a stone viaduct towards the Matterhorn on a crystal morning.',
  sky: { colours: ['#2f6ea5', '#5b95bd', '#97bfd0', '#d8e1d5'], horizon: 780, style: 'waves' },
  layers: [
    clouds('#eef3ee', triples('190 520 170, 820 470 150, -520 480 260, 1320 440 280'), 0.9),
    range(
      800,
      { light: '#b9cfdb', shade: '#7f9fbd', snow: '#f3f6f4', snowShade: '#b4c8da', snowLine: 0.6 },
      quads(
        '40 650 180 190, 860 620 220 220, -300 620 260 240, -700 650 240 240, 1240 640 240 240, 1600 600 260 240',
      ),
    ),
    polygon(
      '#eef3f2',
      points(
        '120 830, 230 690, 300 610, 340 590, 404 500, 436 400, 462 352, 490 340, 508 372, 530 392, 556 470, 600 560, 660 620, 730 720, 820 830',
      ),
    ),
    polygon(
      '#5d7fa6',
      points(
        '490 340, 508 372, 530 392, 556 470, 600 560, 660 620, 730 720, 820 830, 520 830, 560 740, 510 660, 540 580, 490 500, 506 430, 478 380',
      ),
    ),
    polygon(
      '#9db6cc',
      points(
        '436 400, 452 440, 440 520, 470 600, 430 700, 460 830, 380 830, 400 700, 380 620, 420 520, 420 450',
      ),
    ) + polygon('#9db6cc', points('340 590, 350 660, 320 740, 330 830, 260 830, 300 720, 310 640')),
    polygon(
      '#dfe8ea',
      points('556 470, 560 540, 590 620, 620 700, 610 760, 690 830, 760 830, 690 720, 640 640, 590 560'),
    ) +
      polygon(
        '#3f618b',
        points(
          '506 430, 530 500, 560 590, 548 660, 600 760, 580 830, 540 830, 560 740, 510 660, 540 580, 490 500',
        ),
      ),
    mist('#eef3ee', 800, 30, 0.65, 8),
    hills('#5d8a78', points('-80 800, 120 830, 380 812, 620 846, 980 790')),
    pines('#2f5d56', {
      from: -1000,
      to: 1900,
      step: 30,
      height: 84,
      seed: 6,
      ground: groundOf(points('-80 890, 120 900, 380 880, 620 916, 980 880')),
    }),
    hills('#3d7161', points('-80 880, 120 890, 380 870, 620 906, 980 870')),
    viaduct('#d9cdb4', '#9b8d7c', 962, 1240, 132),
    rect('#6a6258', -1000, 956, 2900, 7),
    railTrain(
      points('230 956, 420 956, 610 956, 800 956, 990 956, 1180 956'),
      62,
      '#cf2e2b',
      '#f1ede0',
      '#27364a',
    ),
    hills('#24503f', points('-80 1080, 100 1060, 300 1120, 520 1150, 760 1110, 980 1060')),
    pines('#123029', {
      from: -1000,
      to: 1900,
      step: 84,
      height: 190,
      seed: 9,
      ground: groundOf(points('-80 1180, 200 1230, 460 1260, 700 1230, 980 1180'), 20),
    }),
    hills('#123029', points('-80 1150, 200 1180, 460 1196, 700 1180, 980 1140')),
  ],
};

const como: PosterScene = {
  name: 'villas-of-lake-como',
  description: 'A polished wooden launch crosses Lake Como to a peach-coloured villa among cypresses.',
  sky: {
    colours: ['#f0b8a5', '#f6cbaa', '#fbe0b6', '#fdf0cf'],
    horizon: 800,
    style: 'halo',
    sun: { x: 430, y: 640, radius: 58, colour: '#fffbe8' },
  },
  layers: [
    range(
      800,
      { light: '#d9b7b4', shade: '#a99bb5', snow: '#fff3e6', snowShade: '#c9c0d0', snowLine: 0.3 },
      quads('330 600 180 190, 520 570 190 170, -200 580 220 220, 1200 560 240 240'),
    ),
    hills(
      '#8a94b3',
      points('-80 600, 80 560, 220 640, 380 760, 440 800, 520 790, 640 690, 780 600, 980 560'),
      804,
    ),
    hills(
      '#53749a',
      points('-80 690, 60 640, 180 700, 270 780, 330 806, 640 806, 760 720, 880 660, 980 630'),
      812,
    ),
    sea(804, ['#e9bfa8', '#b79fae', '#7d8cab', '#4b6f9a', '#2d527f'], 14),
    glitter('#fff3d6', 430, 808, 1040, 44, 2),
    path('#2f5a52', 'M600 872C640 820 760 740 900 700L1900 640V872z'),
    path('#f6c39a', 'M690 850V752H860V850zM860 850V778H950V850z') +
      path('#d9946f', 'M826 850V752H860V850zM924 850V778H950V850z') +
      path('#b5573c', 'M680 752L706 724H846L870 752zM860 778L876 758H940L960 778z') +
      path(
        '#7a4a4a',
        [706, 740, 774, 808].map((x) => `M${x} 776h14v24h-14zM${x} 818h14v32h-14z`).join('') +
          'M878 800h12v18h-12zM904 800h12v18h-12z',
      ),
    rect('#e9d3b0', 620, 850, 1300, 12) + rect('#8a7d78', 620, 862, 1300, 14),
    cypresses('#173c3a', { from: 640, to: 690, step: 30, height: 150, seed: 3, ground: () => 852 }),
    cypresses('#173c3a', {
      from: 880,
      to: 1900,
      step: 90,
      height: 180,
      seed: 5,
      ground: (x) => 790 - (x - 900) * 0.06,
    }),
    launch(330, 960, 1.1, '#7a3b22', '#c98a4b', '#fdf0dc'),
    path('#fdf0dc', lens(480, 980, 200, 5) + lens(560, 996, 160, 4), 0.7),
    wavelets('#2d4b78', 900, 1160, 26, 4, 0.6),
    path(
      '#14302f',
      'M-1000 1200V1130C-700 1120-400 1140 0 1130 260 1126 300 1160 460 1170 700 1176 1200 1170 1900 1150V1200z',
    ),
    path(
      '#14302f',
      cypressData(70, 1180, 560) +
        cypressData(150, 1190, 420) +
        cypressData(-120, 1190, 440) +
        cypressData(-380, 1190, 520) +
        cypressData(-460, 1190, 380),
    ),
  ],
  wideFocus: 0.5,
};

const railPeaks = range(
  760,
  { light: '#7c8bb8', shade: '#4b5a8e', snow: '#f0d9d2', snowShade: '#8d97c0', snowLine: 0.5 },
  quads(
    '60 600 200 190, 300 560 210 200, 840 590 200 200, -300 580 240 220, -640 620 240 240, 1180 560 260 240, 1560 600 260 240, 600 610 180 180',
  ),
);

const parisVenice: PosterScene = {
  name: 'paris-to-venice-by-rail',
  description:
    'A blue sleeping-car train glides under the Alps into Venice, where a gondola waits below a white dome.',
  sky: { colours: ['#1f2f63', '#3d4a86', '#77669a', '#bd8599', '#f0b08c'], horizon: 790, style: 'waves' },
  layers: [
    stars('#f6e6d0', 6, 420, 34),
    '<circle cx="180" cy="420" r="40" fill="#fbeecb"/>',
    railPeaks,
    eiffel(-560, 800, 0.86, '#33406f'),
    rect('#3a416f', -1000, 760, 2900, 60),
    basilica(640, 800, 1.16, '#e9c9ba', '#8d7fa6', '#b9a6b8'),
    campanile(320, 800, 54, 300, '#b4624d', '#6f456a', '#7d9c8e', true),
    path(
      '#56507f',
      'M-1000 802V776H-300V760H-180V776H60V756H180V770H290V800H400V764H520V802zM770 802V770H860V750H960V772H1100V756H1240V772H1900V802z',
    ),
    sea(800, ['#a5728f', '#6a5c8c', '#414a80', '#263669'], 8),
    mirrored(
      800,
      basilica(640, 800, 1.16, '#e9c9ba', '#8d7fa6', '#b9a6b8') +
        campanile(320, 800, 54, 300, '#b4624d', '#6f456a', '#7d9c8e', true),
      0.3,
      0.5,
    ),
    viaduct('#5b4a6c', '#33305c', 876, 912, 88),
    railTrain(
      points('-330 876, -130 876, 70 876, 270 876, 470 876').map(([x = 0, y = 0]): Point => [x, y]),
      50,
      '#1b3f77',
      '#e3c07a',
      '#ffe7a6',
    ),
    glitter('#f6c79c', 620, 930, 1150, 60, 12, 0.8),
    wavelets('#1d2b5a', 930, 1190, 30, 5, 0.7),
    gondola(420, 1070, 1.25, '#0d1230', '#0d1230', '#d8433a'),
    path('#141b45', lens(420, 1094, 250, 8)),
    path(
      '#0d1230',
      'M90 1200L84 930h18l6 270zM166 1200l-8-216h16l8 216zM790 1200l4-240h18l-2 240zM-120 1200l-6-240h18l6 240zM-210 1200l4-200h16l2 200zM1120 1200l4-250h18l-2 250zM1200 1200l6-210h16l-2 210z',
    ) +
      path(
        '#d8433a',
        'M84 930h18l1 26H83zM158 984h16l1 24h-18zM794 960h18v26h-18zM-126 960h18l1 26h-20zM1124 950h18v26h-18z',
      ),
  ],
  wideFocus: 0.6,
};

export const alpsScenes: readonly PosterScene[] = [dolomites, swiss, como, parisVenice];
