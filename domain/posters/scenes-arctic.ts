import { polarBear, reindeer } from './animals';
import { kayak, ship } from './boats';
import { car } from './craft';
import { house, stiltCabin } from './houses';
import { groundOf, hills, ridge, road } from './land';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { at, lens, mirrored, path, type Point, points, polygon, quads, rect, triples } from './shapes';
import { aurora, birds, clouds, mist, stars } from './sky';
import { pines } from './trees';
import { glitter, sea, wavelets } from './water';

const icelandPlain: Point[] = points('-60 884, 240 872, 500 884, 760 870, 960 884');

const iceland: PosterScene = {
  name: 'iceland-ring-road',
  description:
    'A lone red car follows the ring road past a tall waterfall and moss-green cliffs under a pale midnight sun.',
  sky: {
    colours: ['#7fa9b0', '#a5c3bf', '#ccd8c6', '#efe3bf', '#f8d79a'],
    horizon: 860,
    style: 'waves',
    sun: { x: 170, y: 640, radius: 52, colour: '#fff6d8' },
  },
  layers: [
    hills('#a3b9b4', points('-80 770, 60 720, 200 748, 330 690, 520 730, 720 700, 960 760')),
    ridge('#7f9a95', points('-80 842, 30 790, 120 808, 260 776, 400 850, 560 860, 960 800')),
    polygon(
      '#5f7d4d',
      points(
        '330 900, 380 700, 404 520, 440 470, 560 452, 660 470, 800 440, 1000 452, 1250 470, 1500 520, 1900 500, 1900 900',
      ),
    ),
    polygon('#2d4546', points('330 900, 386 720, 410 560, 450 532, 548 524, 556 620, 544 900')),
    polygon(
      '#2d4546',
      points(
        '640 900, 632 640, 644 530, 720 520, 770 548, 880 530, 960 560, 1100 534, 1300 580, 1500 600, 1900 590, 1900 900',
      ),
    ),
    polygon('#3d5a57', points('440 900, 452 640, 482 560, 500 720, 510 900'), 0.9) +
      polygon('#3d5a57', points('700 900, 706 700, 744 580, 772 660, 790 900'), 0.9) +
      polygon('#3d5a57', points('880 900, 900 640, 930 590, 960 740, 990 900'), 0.9) +
      polygon('#3d5a57', points('1150 900, 1180 660, 1260 620, 1300 900'), 0.9),
    path('#f4f7f2', 'M548 500C560 494 630 494 644 502L640 640 652 890H534L552 640z') +
      path(
        '#bcd3d3',
        'M612 500C620 498 636 498 644 502L640 640 652 890H622L616 640zM566 560l8 150-4 180h-12z',
      ),
    mist('#f4f7f2', 880, 34, 0.75, 4),
    hills('#6f8f52', icelandPlain),
    hills('#56783f', points('-60 930, 200 946, 460 920, 700 950, 960 926')),
    road(
      '#26343a',
      triples('260 1240 210, 420 1110 92, 600 1022 44, 560 968 25, 400 930 13, 300 906 8, 250 890 5'),
    ),
    road('#f2e6c4', triples('262 1240 9, 421 1110 4, 600 1022 2.2, 560 968 1.2, 400 930 0.6')),
    car(520, 972, 0.36, '#c8382c', -1),
    hills('#1d2f2c', points('-60 1120, 80 1092, 190 1140, 230 1240, 420 1300, 600 1200, 760 1108, 960 1080')),
    birds('#f4f7f2', triples('300 560 0.8, 250 600 0.6, 350 610 0.5')),
  ],
};

const lofotenRock = {
  light: '#e7b58e',
  shade: '#5b5f86',
  snow: '#fdeede',
  snowShade: '#9aa0c4',
  snowLine: 0.34,
};
const lofotenPeaks = range(
  812,
  lofotenRock,
  quads(
    '130 560 210 190, 420 500 190 170, 590 430 200 240, 820 540 170 240, -180 520 230 220, -520 590 240 240, 1120 500 220 240, 1460 580 240 230',
  ),
);

const lofoten: PosterScene = {
  name: 'lofoten-by-sea-kayak',
  description: 'A red kayak crosses a still fjord below jagged peaks and red cabins at midnight sun.',
  sky: {
    colours: ['#6c86b4', '#a99dbd', '#e0abac', '#f7c795', '#fde2a8'],
    horizon: 812,
    style: 'bands',
    sun: { x: 262, y: 702, radius: 58, colour: '#fff3cf', rings: ['#fbd79b'] },
  },
  layers: [
    clouds('#c7a3b8', triples('700 300 190, 140 420 150, 1300 330 260, -400 350 260'), 0.7),
    hills('#b99db4', points('-60 790, 140 720, 300 770, 460 700, 700 760, 960 730')),
    (frame) => `<g id="${frame.id('peaks')}">${lofotenPeaks(frame)}</g>`,
    sea(812, ['#8d8db0', '#7480aa', '#54689a', '#374f82'], 5),
    (frame) => mirrored(812, `<use href="#${frame.id('peaks')}"/>`, 0.34, 0.62),
    glitter('#fde2b0', 262, 816, 1080, 46, 7),
    hills('#343f63', points('560 862, 640 836, 740 828, 860 812, 990 800, 1200 830, 1500 850'), 880),
    rect('#2b3657', 520, 866, 1400, 14),
    stiltCabin(610, 856, 62, '#c23b2e', '#8f2523', '#2a2f4a', '#fff1dc') +
      stiltCabin(730, 850, 74, '#d04a35', '#98281f', '#2a2f4a', '#fff1dc') +
      stiltCabin(866, 842, 84, '#c23b2e', '#8f2523', '#2a2f4a', '#fff1dc') +
      stiltCabin(1040, 846, 70, '#d9a441', '#a5742b', '#2a2f4a', '#fff1dc') +
      stiltCabin(1210, 850, 74, '#c23b2e', '#8f2523', '#2a2f4a', '#fff1dc'),
    wavelets('#2c4274', 900, 1180, 24, 11, 0.7),
    kayak(330, 1046, 1.12, '#d8402f', '#9c2722', '#1c2440'),
    path('#26396a', lens(330, 1076, 230, 7) + lens(290, 1092, 120, 4)),
    hills('#141c33', points('-60 1150, 120 1168, 300 1204, 520 1216, 700 1170, 820 1118, 960 1096')),
  ],
  wideFocus: 0.58,
};

const fellLine: Point[] = points('-60 960, 160 910, 360 936, 560 900, 760 930, 960 890');

const lapland: PosterScene = {
  name: 'lapland-and-the-northern-lights',
  description: 'Green northern lights sway over snowy fells, a lit log cabin and a reindeer among the pines.',
  sky: { colours: ['#0c1838', '#12254c', '#193761', '#234b74'], horizon: 860, style: 'waves' },
  layers: [
    stars('#dfe9f5', 9, 760, 60),
    aurora(
      '#45d6a0',
      points(
        '-1000 560, -700 620, -420 520, -120 600, 80 640, 260 560, 430 610, 600 520, 760 590, 960 500, 1260 590, 1600 520, 1900 580',
      ),
      330,
      12,
    ),
    aurora(
      '#8ff0bd',
      points(
        '-1000 700, -600 640, -200 720, 120 690, 340 740, 560 660, 800 700, 1100 640, 1500 720, 1900 660',
      ),
      150,
      21,
    ),
    hills('#3d6d8f', points('-60 830, 140 770, 330 806, 540 748, 740 800, 960 770')),
    hills('#6f9ab5', points('-60 870, 200 834, 420 868, 640 824, 960 866')),
    pines('#17324f', { from: -1000, to: 1900, step: 42, height: 92, seed: 4, ground: groundOf(fellLine, 8) }),
    hills('#a9c6d6', fellLine),
    house(560, 1000, 110, 100, '#5b3a2c', '#3c2724', '#e6f1f6', '#ffc86b'),
    path('#ffc86b', lens(640, 1016, 120, 10), 0.7),
    hills('#d7e6ee', points('-60 1000, 160 1024, 380 996, 600 1018, 960 984')),
    reindeer(330, 1062, 0.86, '#1d2a3c'),
    path('#a9c6d6', lens(350, 1066, 100, 6)),
    hills('#eef5f8', points('-60 1090, 200 1066, 480 1100, 760 1060, 960 1086')),
    pines('#0e2038', { from: -980, to: 170, step: 120, height: 420, seed: 8, ground: () => 1190 }, 0.19),
    pines('#0e2038', { from: 770, to: 1900, step: 130, height: 470, seed: 5, ground: () => 1200 }, 0.19),
    hills('#b9d1de', points('-60 1170, 160 1150, 420 1186, 700 1150, 960 1170')),
  ],
};

const ice = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    path('#f6fbfb', 'M-120 0L-84-20-10-26 60-18 118-2 60 8-60 10z') +
      path('#7fb4c4', 'M-120 0L-60 10 60 8 118-2 104 16 40 26-70 26z'),
  );

const svalbard: PosterScene = {
  name: 'svalbard-arctic-voyage',
  description:
    'A polar bear walks the pack ice before a blue glacier while a small ship waits in the pink light.',
  sky: {
    colours: ['#9fb7d3', '#c7bfd6', '#eebfc6', '#fbd3c0', '#fdeacb'],
    horizon: 780,
    style: 'bands',
    sun: { x: 690, y: 700, radius: 46, colour: '#fffaea' },
  },
  layers: [
    range(
      792,
      { light: '#f7dcd3', shade: '#7d93b8', snow: '#fff4ea', snowShade: '#a9bbd6', snowLine: 0.55 },
      quads(
        '120 540 240 230, 360 610 200 180, 560 640 150 140, -260 570 240 240, -620 600 240 240, 930 600 190 220, 1260 560 220 260, 1620 600 240 240',
      ),
    ),
    polygon('#d8eef0', points('-1000 792, -1000 740, -300 732, 40 744, 180 738, 330 752, 440 770, 470 792')) +
      polygon(
        '#8cc3d2',
        points(
          '-1000 792, -1000 760, -300 752, 30 764, 60 748, 80 772, 150 756, 170 778, 250 760, 270 782, 350 770, 380 786, 470 792',
        ),
      ),
    sea(790, ['#9fc2d0', '#6fa6bb', '#3f7f9b', '#225f7e'], 4),
    glitter('#fde9d2', 690, 794, 1010, 38, 3),
    ship(330, 832, 0.62, '#1f3a56', '#fdf6ec', '#d24a34'),
    ice(620, 850, 0.5) +
      ice(90, 862, 0.5) +
      ice(820, 884, 0.7) +
      ice(-240, 880, 0.8) +
      ice(-520, 850, 0.5) +
      ice(1120, 860, 0.6) +
      ice(330, 900, 0.55) +
      ice(1380, 910, 0.9) +
      ice(-800, 920, 0.8),
    ice(110, 950, 1.1) + ice(760, 980, 1.3) + ice(-380, 1000, 1.4) + ice(1180, 1010, 1.3),
    polygon(
      '#4e90aa',
      points(
        '-1000 1110, -600 1084, -80 1096, 160 1062, 420 1050, 700 1066, 1000 1110, 1400 1090, 1900 1120, 1900 1200, -1000 1200',
      ),
    ),
    polygon(
      '#f6fbfb',
      points(
        '-1000 1086, -600 1062, -80 1076, 160 1040, 420 1028, 700 1044, 1000 1090, 1400 1070, 1900 1100, 1900 1124, 1400 1104, 960 1122, 640 1092, 380 1100, 120 1088, -200 1118, -700 1100, -1000 1130',
      ),
    ),
    path('#a9cddb', lens(440, 1064, 190, 9)),
    polarBear(430, 1062, 1.5, '#fdf3df', '#c3bfbd'),
    polygon(
      '#123f5c',
      points(
        '-1000 1150, -400 1140, 0 1156, 320 1138, 640 1158, 1000 1144, 1900 1150, 1900 1200, -1000 1200',
      ),
    ),
  ],
};

export const arcticScenes: readonly PosterScene[] = [iceland, lofoten, lapland, svalbard];
