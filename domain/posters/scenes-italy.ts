import { launch } from './boats';
import { cubeTown } from './houses';
import { dune, groundOf, hills, road } from './land';
import { campanile, colosseum, duomo } from './monuments-west';
import type { PosterScene } from './scene';
import { at, line, path, points, polygon, triples } from './shapes';
import { bough } from './plants';
import { bushes, cypressData, cypresses, umbrellaPine } from './trees';
import { sea, wavelets } from './water';

const tuscan: PosterScene = {
  name: 'tuscan-vineyard-honeymoon',
  description: 'A white road lined with cypresses winds up golden hills to a Tuscan farmhouse at sunset.',
  sky: {
    colours: ['#e88f5a', '#f2a963', '#f8c478', '#fde0a0'],
    horizon: 760,
    style: 'halo',
    sun: { x: 250, y: 640, radius: 82, colour: '#fff2c9' },
  },
  layers: [
    hills('#d9a077', points('-80 690, 120 660, 340 690, 560 640, 760 670, 980 630')),
    hills('#bf8a63', points('-80 750, 160 720, 400 752, 620 690, 760 676, 980 730')),
    path('#f6e2bd', 'M640 690v-50h70v50zM700 690v-34h46v34z') +
      path('#a25a3a', 'M634 640l12-16h58l12 16zM706 656l8-10h34l6 10z') +
      path('#7d5238', 'M652 654h10v14h-10zM684 654h10v14h-10zM692 690v-50h18v50z'),
    path(
      '#3c4a2e',
      cypressData(616, 700, 96) +
        cypressData(596, 702, 74) +
        cypressData(768, 700, 104) +
        cypressData(790, 702, 80) +
        cypressData(632, 700, 60),
    ),
    hills('#c99a45', points('-80 830, 120 790, 330 800, 560 740, 700 700, 980 780')),
    road(
      '#f8e6bf',
      triples('330 1030 60, 460 950 30, 420 880 18, 520 820 11, 600 770 7, 640 716 4, 660 696 3'),
    ),
    dune(
      '#dbb04f',
      '#a8863b',
      points('-1100 980, -700 900, -300 940, 0 870, 180 850, 330 900, 420 990, 520 1080'),
      points('180 850, 150 920, 220 990, 190 1080, 260 1200'),
    ),
    hills('#8a8a3c', points('-80 1010, 180 960, 360 1010, 560 1000, 760 900, 980 850')),
    road('#f8e6bf', triples('560 1230 150, 400 1120 70, 330 1050 44, 370 1006 32')),
    path(
      '#2f3d26',
      triples(
        '470 930 110, 440 872 84, 556 806 62, 602 770 46, 380 990 150, 500 1010 140, 452 826 60, 520 778 48',
      )
        .map(([x = 0, y = 0, h = 0]) => cypressData(x, y, h))
        .join(''),
    ),
    line(
      '#6c7433',
      7,
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => `M${640 + i * 60} ${1010 - i * 16}Q${700 + i * 74} ${1090 - i * 8} ${700 + i * 120} 1210`)
        .join(''),
    ),
    hills('#33401f', points('-80 1070, 120 1090, 260 1150, 330 1230, 600 1300, 760 1180, 980 1130')),
    path(
      '#1f2b18',
      cypressData(90, 1190, 520) +
        cypressData(190, 1200, 380) +
        cypressData(-110, 1200, 460) +
        cypressData(-330, 1200, 520) +
        cypressData(-520, 1200, 440) +
        cypressData(1160, 1200, 460) +
        cypressData(1280, 1200, 380),
    ),
  ],
  wideFocus: 0.55,
};

const romeFlorence: PosterScene = {
  name: 'rome-and-florence-art-week',
  description:
    'Stone pines frame the Colosseum while the red dome of Florence rises behind in a rose evening.',
  sky: {
    colours: ['#d98b8b', '#e8a68e', '#f4c398', '#fbdfae'],
    horizon: 800,
    style: 'bands',
    sun: { x: 170, y: 620, radius: 64, colour: '#fff2cf' },
  },
  layers: [
    hills('#c08d93', points('-80 720, 120 690, 340 720, 560 680, 980 700')),
    hills('#9d7288', points('-80 790, 160 750, 380 780, 640 740, 980 770')),
    cypresses('#6e5472', {
      from: -1000,
      to: 1900,
      step: 70,
      height: 80,
      seed: 8,
      ground: groundOf(points('-80 800, 380 790, 980 780')),
    }),
    campanile(330, 850, 58, 370, '#f3cdb8', '#b9818c', '#a9554b'),
    duomo(610, 850, 1.16, '#f3cdb8', '#c0503a', '#9a4a58', '#fbead2'),
    cubeTown(
      {
        walls: ['#d99a78', '#e8b98f', '#c98268'],
        shade: '#96606a',
        roofs: ['#a24c3e', '#8a3d47'],
        panes: '#7a4a58',
      },
      triples('-1000 880 1260, 760 876 1140'),
      60,
      4,
      true,
    ),
    hills('#5d5560', points('-80 880, 200 870, 520 890, 980 864')),
    bushes('#45474f', { from: -1000, to: 1900, step: 66, height: 56, seed: 4, ground: () => 930 }),
    colosseum(400, 1050, 1.36, '#e9b98a', '#a4646a', '#5c3350'),
    hills('#3a2c44', points('-80 1060, 200 1080, 520 1090, 760 1066, 980 1050')),
    umbrellaPine(800, 1190, 2.2, '#241d33', '#3c3a4a'),
    umbrellaPine(-210, 1190, 1.9, '#241d33', '#3c3a4a', -1) +
      umbrellaPine(1240, 1200, 1.7, '#241d33', '#3c3a4a', -1) +
      umbrellaPine(-560, 1190, 1.5, '#241d33', '#3c3a4a'),
    hills('#241d33', points('-80 1140, 160 1156, 420 1176, 700 1150, 980 1130')),
  ],
  wideFocus: 0.62,
};

const amalfi: PosterScene = {
  name: 'amalfi-coast-slowly',
  description:
    'Pastel houses tumble down a cliff to a tiled dome and a turquoise bay, framed by a lemon bough.',
  sky: { colours: ['#7cc4d3', '#a9d8d6', '#d6e8d2', '#f8edc8'], horizon: 780, style: 'bands' },
  layers: [
    hills('#9cbfc9', points('-80 720, 120 690, 300 740, 420 776'), 784),
    hills('#7aa7b8', points('-80 690, 40 640, 160 700, 260 770, 320 784'), 786),
    sea(780, ['#46b3bd', '#2b9db0', '#1d86a3', '#166f92', '#125a80'], 2),
    polygon(
      '#8a9a78',
      points(
        '300 900, 380 760, 440 640, 500 560, 560 500, 640 430, 720 400, 800 350, 900 330, 1040 300, 1250 360, 1500 420, 1900 460, 1900 1000, 300 960',
      ),
    ),
    polygon(
      '#6f8468',
      points(
        '640 430, 690 520, 660 600, 720 700, 640 760, 700 900, 1900 900, 1900 620, 1500 560, 1200 600, 1000 440, 900 520, 820 420, 760 500',
      ),
    ),
    polygon('#b9a487', points('380 760, 440 640, 500 560, 520 640, 470 720, 480 800, 400 900, 300 910')),
    bushes('#4f7050', {
      from: 560,
      to: 1900,
      step: 70,
      height: 50,
      seed: 4,
      ground: (x) => 560 - (x - 560) * 0.16,
    }),
    cubeTown(
      {
        walls: ['#f7d9b8', '#f3b98f', '#f6e9d2', '#eda58a', '#f2cf7f'],
        shade: '#c98a76',
        roofs: ['#c7603f', '#b3523a'],
        panes: '#8a5a5a',
      },
      triples(
        '700 600 420, 620 650 620, 560 700 1340, 520 752 1400, 470 804 1440, 440 856 1470, 400 906 1500',
      ),
      62,
      7,
    ),
    at(
      560,
      850,
      1,
      path('#f6e9d2', 'M-60 60V-40H60V60z') +
        path('#d9b591', 'M20 60V-40H60V60z') +
        path('#3f9a7d', 'M-56-40C-54-100-16-118 0-122 16-118 54-100 56-40z') +
        path('#e9c04c', 'M-44-66Q0-54 44-66L40-78Q0-66-40-78zM-30-92Q0-82 30-92L22-104Q0-96-22-104z') +
        line('#f6e9d2', 4, 'M0-122V-146'),
    ),
    path(
      '#e9d3a4',
      'M280 946C420 920 900 900 1900 910V960C1200 950 700 950 420 964 340 970 290 960 280 946z',
    ) +
      path(
        '#fdf6e2',
        'M270 952C420 966 900 950 1900 956V966C1000 962 600 974 400 976 330 974 280 966 270 952z',
      ),
    path(
      '#e8594a',
      points('470 930, 540 926, 610 924, 680 922, 750 922, 820 920')
        .map(([x = 0, y = 0]) => `M${x - 16} ${y}q16-22 32 0z`)
        .join(''),
    ),
    launch(220, 900, 0.5, '#f6e9d2', '#e8594a', '#f6e9d2') +
      launch(140, 1010, 0.8, '#2f5f8a', '#f6e9d2', '#f6e9d2', -1),
    wavelets('#7fd0d0', 820, 1180, 36, 5, 0.6),
    bough(-40, 330, 1.35, '#4a3a24', '#2f6242', '#f4c83a'),
    bough(-1000, 330, 1.3, '#4a3a24', '#2f6242', '#f4c83a'),
    hills('#123a46', points('-80 1100, 60 1130, 240 1170, 460 1190, 760 1180, 980 1160')),
  ],
  wideFocus: 0.5,
};

export const italyScenes: readonly PosterScene[] = [tuscan, romeFlorence, amalfi];
