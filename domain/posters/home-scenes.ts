import { camel } from './animals';
import { yacht } from './boats';
import { balloon, tent } from './craft';
import { cubeTown, lighthouse } from './houses';
import { dune, hills, road } from './land';
import { campanile } from './monuments-west';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { at, lens, line, mirrored, path, points, quads, rect, triples } from './shapes';
import { clouds, mist, stars } from './sky';
import { railTrain, viaduct } from './trains';
import { reeds } from './plants';
import { cypresses, pines, umbrellaPine } from './trees';
import { glitter, sea, wavelets } from './water';

const eveningHarbour: PosterScene = {
  name: 'home-evening-harbour',
  description:
    'A sailing boat slips into a Mediterranean harbour of lamplit houses as the evening turns rose and violet.',
  sky: {
    colours: ['#3d4b8a', '#7a659d', '#c2819b', '#f0a98d', '#fbd29a'],
    horizon: 780,
    style: 'waves',
    sun: { x: 300, y: 710, radius: 74, colour: '#fff0c6' },
  },
  layers: [
    clouds('#a878a3', triples('-420 400 300, 260 360 240, 1100 330 280'), 0.6),
    hills('#9a7aa3', points('-80 780, 60 740, 220 760, 380 776, 520 770, 700 700, 980 650'), 790),
    path('#6d5c8f', 'M-1000 640C-900 650-760 690-660 740-620 760-580 776-540 790H-1000z'),
    sea(782, ['#f2b48f', '#c58a97', '#86709b', '#4b5290', '#2b3b78'], 5),
    path('#4a4478', 'M560 800C660 740 760 690 900 660 1200 600 1500 560 1900 540V830H540z'),
    cypresses('#2c2f5c', {
      from: 820,
      to: 1900,
      step: 70,
      height: 110,
      seed: 5,
      ground: (x) => 700 - (x - 820) * 0.1,
    }),
    cubeTown(
      {
        walls: ['#f3c6a3', '#eab08f', '#f7dcbc', '#dd9a88'],
        shade: '#a5718a',
        roofs: ['#b9564f', '#a04a4d'],
        panes: '#ffe39a',
      },
      triples('860 716 1040, 760 766 1140, 680 812 1220'),
      66,
      9,
      true,
    ),
    campanile(960, 790, 56, 270, '#f3c6a3', '#a5718a', '#a04a4d', true),
    rect('#5d4f7d', 620, 812, 1300, 22),
    path(
      '#ffe39a',
      points('700 60, 780 40, 860 66, 960 50, 1060 70, 1160 44, 1260 60, 1380 50')
        .map(([x = 0, h = 0]) => lens(x, 850, 30, 4) + lens(x + 6, 866 + h * 0.2, 20, 3))
        .join(''),
      0.8,
    ),
    lighthouse(610, 822, 0.5, '#fbe6cc', '#b98ea0', '#c8443c', '#ffe9a8'),
    path('#5d4f7d', 'M560 834l20-16h80l30 16z'),
    glitter('#ffe9bd', 300, 786, 1120, 70, 8),
    mirrored(990, yacht(120, 990, 1.5, '#fff4e0', '#e6b79c', '#2a2350'), 0.2, 0.45),
    yacht(120, 990, 1.5, '#fff4e0', '#e6b79c', '#2a2350'),
    path('#27356f', lens(120, 1012, 230, 9)),
    wavelets('#27356f', 880, 1160, 40, 5, 0.55),
    path(
      '#171a3f',
      'M-1000 1200V1060C-860 1080-700 1120-500 1150-200 1180 300 1176 700 1186 1100 1190 1500 1170 1900 1150V1200z',
    ),
    umbrellaPine(-760, 1150, 2.3, '#171a3f', '#2c2f5c') +
      umbrellaPine(1280, 1200, 1.6, '#171a3f', '#2c2f5c', -1),
  ],
  wideFocus: 0.5,
};

const nightTrain: PosterScene = {
  name: 'home-night-train',
  description: 'A lit night train crosses a tall alpine viaduct under a sky full of stars.',
  sky: {
    colours: ['#0e1a40', '#152a58', '#214574', '#3f6f93'],
    horizon: 820,
    style: 'bands',
    sun: { x: 120, y: 420, radius: 46, colour: '#f8edcd' },
  },
  layers: [
    stars('#f3ecd6', 5, 640, 80),
    range(
      860,
      { light: '#4f6a9c', shade: '#2a3f74', snow: '#dfe6f0', snowShade: '#8195c0', snowLine: 0.55 },
      quads(
        '620 470 290 270, 300 590 240 220, 900 560 240 240, -120 540 260 250, -480 590 250 240, -820 550 250 260, 1200 500 280 270, 1560 590 260 240',
      ),
    ),
    hills('#2b4a72', points('-80 840, 120 800, 340 850, 600 830, 800 860, 980 820')),
    pines('#1b355c', { from: -1000, to: 1900, step: 34, height: 90, seed: 3, ground: () => 900 }),
    rect('#1b355c', -1000, 880, 2900, 320),
    mist('#6f93b5', 960, 40, 0.5, 6),
    viaduct('#8f8aa0', '#4f4f78', 900, 1240, 150),
    rect('#2a2c50', -1000, 894, 2900, 7),
    railTrain(
      points('-40 894, 200 894, 440 894, 680 894, 920 894, 1160 894, 1400 894, 1640 894, 1900 894'),
      60,
      '#1d2f66',
      '#c9a45c',
      '#ffe08a',
    ),
    path('#ffe08a', 'M-40 880L-420 930-420 850z', 0.16),
    hills('#12274a', points('-80 1110, 120 1080, 340 1130, 560 1100, 800 1140, 980 1100')),
    pines('#0a1734', { from: -1000, to: 1900, step: 92, height: 240, seed: 9, ground: () => 1220 }, 0.18),
  ],
  wideFocus: 0.55,
};

const dawnCamp: PosterScene = {
  name: 'home-dawn-desert-camp',
  description: 'Balloons lift off over a desert camp at dawn while camels wait between the dunes.',
  sky: {
    colours: ['#7f86b8', '#b39bbf', '#e3aeb0', '#f8cba0', '#fde7b8'],
    horizon: 790,
    style: 'waves',
    sun: { x: 240, y: 720, radius: 70, colour: '#fffbe6', rings: ['#fdeec4'] },
  },
  layers: [
    hills('#c99aa0', points('-80 780, 140 750, 360 776, 600 730, 800 760, 980 740')),
    balloon(640, 480, 1.15, '#c8443c', '#f6d9a0', '#4a2a34') +
      balloon(360, 570, 0.6, '#e8a23c', '#fbe6bd', '#4a2a34') +
      balloon(960, 560, 0.72, '#2f7d8f', '#f6d9a0', '#4a2a34') +
      balloon(110, 640, 0.3, '#8a4a7a', '#f6d9a0', '#4a2a34') +
      balloon(1180, 420, 0.5, '#e8a23c', '#c8443c', '#4a2a34') +
      balloon(820, 660, 0.28, '#c8443c', '#fbe6bd', '#4a2a34') +
      balloon(-420, 600, 0.4, '#2f7d8f', '#f6d9a0', '#4a2a34'),
    dune(
      '#eab58c',
      '#c98a7a',
      points('-1100 830, -600 800, -200 820, 160 790, 400 830, 800 800, 1200 820, 1900 800'),
      points('160 790, 130 840, 190 920'),
    ),
    dune(
      '#e8a468',
      '#b9694f',
      points(
        '-1100 900, -700 850, -420 820, -160 860, 200 900, 560 880, 900 850, 1100 880, 1500 860, 1900 880',
      ),
      points('-420 820, -470 880, -380 950, -440 1040'),
    ),
    tent(460, 980, 1.15, '#fbe6c6', '#d9a98c', '#6a3a3c') +
      tent(650, 1000, 1.4, '#fff1d8', '#e0b08f', '#6a3a3c') +
      tent(860, 985, 1.1, '#fbe6c6', '#d9a98c', '#6a3a3c') +
      tent(1060, 1000, 1.25, '#fff1d8', '#e0b08f', '#6a3a3c'),
    path('#ffd27a', 'M636 1000l8-40 12-8 6 48zM452 980l6-30 10-8 6 38zM1050 1000l8-36 8-6 6 42z'),
    dune(
      '#d98a4f',
      '#96483c',
      points('-1100 1040, -600 1000, -200 960, 40 930, 260 990, 600 1010, 1000 1030, 1400 1000, 1900 1020'),
      points('40 930, 0 1000, 80 1080, 20 1210'),
    ),
    camel(-200, 1000, 0.8, '#4a2434', '#2f6d86') +
      camel(-330, 1016, 0.8, '#4a2434') +
      camel(-70, 985, 0.8, '#4a2434', '#c83d34'),
    dune(
      '#8a3f38',
      '#561f32',
      points('-1100 1130, -500 1110, 0 1140, 400 1120, 760 1080, 1000 1110, 1400 1140, 1900 1120'),
      points('760 1080, 720 1130, 790 1210'),
    ),
  ],
  wideFocus: 0.55,
};

/** Wide scenes for the carousel of the home page. */
export const homeScenes: readonly { readonly key: string; readonly scene: PosterScene }[] = [
  { key: 'evening-harbour', scene: eveningHarbour },
  { key: 'night-train', scene: nightTrain },
  { key: 'dawn-desert-camp', scene: dawnCamp },
];

/** For a page that is not there: the path simply ends at the sea. */
export const notFoundScene: PosterScene = {
  name: 'path-to-the-sea',
  description: 'A sandy path winds through dune grass and ends at a calm and empty sea.',
  sky: {
    colours: ['#a9cdd3', '#c9dcd3', '#ebe6cb', '#f9d9b0'],
    horizon: 760,
    style: 'bands',
    sun: { x: 560, y: 700, radius: 56, colour: '#fff8e3' },
  },
  layers: [
    clouds('#fffaf0', triples('200 470 200, 760 400 160, -460 440 300, 1300 460 280'), 0.85),
    sea(760, ['#a3cdca', '#7ab5ba', '#549ba9', '#3f8798'], 5, 980),
    glitter('#fff8e3', 560, 764, 940, 44, 3),
    path('#f3e0b8', 'M-1000 950C-500 930 0 950 300 944 600 936 1000 950 1900 930V1200H-1000z') +
      path(
        '#fffaf0',
        'M-1000 946C-500 926 0 946 300 940 600 932 1000 946 1900 926V932C1000 954 600 942 300 950 0 956-500 938-1000 956z',
      ),
    path(
      '#a8ab6d',
      'M-1000 930C-600 900-200 930 60 950 260 970 380 1000 420 1050 400 1110 260 1160 180 1200H-1000z',
    ) +
      path(
        '#8f9a5c',
        'M1900 920C1400 900 1000 930 760 960 620 980 540 1010 520 1050 540 1110 640 1160 720 1200H1900z',
      ),
    road('#fbeccb', triples('440 1230 190, 450 1130 90, 480 1060 46, 460 1010 26, 470 970 18, 480 946 16')),
    reeds('#6a7a48', 1060, 70, 4, -1000, 330, 18),
    reeds('#5d6f42', 1070, 76, 8, 620, 1900, 18),
    at(
      250,
      1080,
      1,
      line('#6a5240', 9, 'M0 40V-90M-40-60L36-76') + path('#6a5240', 'M-66-78L44-98 60-86 48-72-62-54z'),
    ),
    hills('#2c4038', points('-80 1120, 100 1150, 240 1200, 420 1280, 620 1220, 780 1160, 980 1110')),
    reeds('#2c4038', 1200, 110, 12, -1000, 230, 15),
    reeds('#2c4038', 1200, 120, 15, 700, 1900, 15),
  ],
  wideFocus: 0.55,
};
