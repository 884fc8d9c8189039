import { yacht } from './boats';
import { balloon } from './craft';
import { bellGable, cubeTown, islandDome } from './houses';
import { hills, ridge, road } from './land';
import { minaret } from './monuments-east';
import { campanile } from './monuments-west';
import type { PosterScene } from './scene';
import { at, faded, lens, path, points, polygon, triples } from './shapes';
import { umbrellaPine } from './trees';
import { glitter, sea, wavelets } from './water';

const santorini: PosterScene = {
  name: 'santorini-and-naxos',
  description:
    'White houses and blue domes cling to the rim of the Santorini caldera as the sun sinks into the sea.',
  sky: {
    colours: ['#e58b7a', '#f0a685', '#f8c497', '#fde0b2'],
    horizon: 740,
    style: 'halo',
    sun: { x: 230, y: 690, radius: 70, colour: '#fff4d8' },
  },
  layers: [
    hills('#b97f8f', points('-80 736, 60 720, 170 730, 300 706, 430 690, 520 716, 640 738'), 744),
    sea(740, ['#e2a08e', '#a97f98', '#6d6f9c', '#41609a', '#2a4d86'], 6),
    glitter('#ffedc9', 230, 744, 1050, 58, 9),
    yacht(330, 830, 0.44, '#fff6e4', '#e6c9b4', '#3a3a66'),
    polygon(
      '#8a4a4e',
      points(
        '430 1200, 470 1080, 450 1010, 500 930, 520 850, 590 800, 640 720, 730 690, 820 630, 960 600, 1300 590, 1900 640, 1900 1200',
      ),
    ) +
      polygon(
        '#6a3a48',
        points('520 850, 560 920, 530 1000, 580 1080, 560 1200, 430 1200, 470 1080, 450 1010, 500 930'),
      ),
    cubeTown(
      {
        walls: ['#fff6e8', '#fdeede', '#fff6e8', '#f8dcc6'],
        shade: '#c3a9bb',
        roofs: ['#fff6e8'],
        panes: '#3f69a8',
      },
      triples('800 660 1100, 720 714 1200, 660 770 1250, 600 830 1300, 560 892 1350'),
      74,
      15,
    ),
    islandDome(690, 770, 0.95, '#fff6e8', '#c3a9bb', '#2f6fb7', '#23539a') +
      islandDome(1180, 760, 0.95, '#fff6e8', '#c3a9bb', '#2f6fb7', '#23539a'),
    bellGable(840, 770, 0.9, '#fff6e8', '#c3a9bb', '#6d6f9c'),
    cubeTown(
      { walls: ['#fff6e8', '#fdeede', '#f6cdb4'], shade: '#b79fb8', roofs: ['#fff6e8'], panes: '#3f69a8' },
      triples('600 990 1300, 540 1060 1400'),
      96,
      5,
    ),
    islandDome(770, 1010, 1.35, '#fff6e8', '#c3a9bb', '#2f6fb7', '#23539a'),
    path('#fff6e8', 'M420 1200L470 1090 560 1060H1900V1200z') +
      path('#c3a9bb', 'M470 1130H1900V1142H466zM440 1170H1900V1182H434z'),
    at(
      610,
      1200,
      1,
      path(
        '#b3286b',
        'M-150 10C-160-40-110-60-90-90-60-130 0-110 10-80 50-90 80-50 70-10 90 10 90 20 80 20z',
      ) +
        path(
          '#d84a8b',
          'M-110-20a16 16 0 1 1 30-6 16 16 0 1 1-30 6zM-50-70a16 16 0 1 1 30-6 16 16 0 1 1-30 6zM-10-20a18 18 0 1 1 34-6 18 18 0 1 1-34 6z',
        ),
    ),
    path('#23204a', 'M-1000 1200V1100C-600 1130-200 1110 60 1140 200 1150 330 1170 430 1200z'),
  ],
  wideFocus: 0.58,
};

const dalmatia: PosterScene = {
  name: 'sailing-the-dalmatian-islands',
  description:
    'A white yacht heels past a walled stone town with its bell tower among the pine-dark islands of Dalmatia.',
  sky: {
    colours: ['#f3e2bd', '#f8ebcb', '#cfe3d4', '#9fd0d2'],
    horizon: 700,
    style: 'bands',
    sun: { x: 690, y: 440, radius: 56, colour: '#f6b25f' },
  },
  layers: [
    ridge('#a9c3c8', points('-80 600, 60 570, 160 590, 320 540, 460 580, 600 550, 760 590, 980 560'), 706),
    hills('#7ba3ab', points('-80 690, 120 660, 300 690, 420 702'), 704),
    sea(700, ['#5fc0c4', '#35a6b5', '#2290a8', '#177897', '#0f5f82'], 3),
    path(
      '#3f7558',
      'M500 740C560 690 640 640 760 620 900 590 1100 600 1300 610 1500 600 1700 620 1900 600V760H500z',
    ) + path('#2f5f4c', 'M700 740C780 680 900 660 1040 670 1300 640 1600 680 1900 650V760H700z'),
    cubeTown(
      {
        walls: ['#f6e4c4', '#ecd2a8', '#f9edd6'],
        shade: '#c9a880',
        roofs: ['#cf6540', '#b9543a'],
        panes: '#7a6a5f',
      },
      triples('600 690 460, 560 730 560'),
      50,
      8,
      true,
    ),
    campanile(700, 700, 40, 190, '#f6e4c4', '#c9a880', '#cf6540', true),
    path('#e6cfa2', 'M520 770V726h16v-10h14v10h14v-10h14v10h560v44z') +
      path('#b99a72', 'M520 770v-12h620v12z'),
    path('#e3f2e6', lens(820, 774, 330, 4)),
    wavelets('#8fd8d2', 760, 1160, 40, 12, 0.6),
    faded(0.35, path('#fffaf0', 'M300 1010C330 1080 330 1120 300 1180 380 1130 420 1060 430 1010z')),
    at(350, 1000, 1, yacht(0, 0, 2, '#fffaf0', '#e3cfae', '#12365a'), 1, -5),
    path('#e3f2e6', lens(320, 1024, 220, 9) + lens(540, 1020, 90, 5)),
    path('#0e4566', lens(350, 1040, 240, 8)),
    hills('#123d3c', points('-80 1120, 60 1140, 200 1180, 420 1210, 700 1200, 840 1150, 980 1110')),
    umbrellaPine(860, 1200, 1.7, '#0f2f30', '#2a5a4c') +
      umbrellaPine(-300, 1200, 1.9, '#0f2f30', '#2a5a4c', -1) +
      umbrellaPine(-640, 1200, 1.5, '#0f2f30', '#2a5a4c') +
      umbrellaPine(1230, 1200, 1.6, '#0f2f30', '#2a5a4c', -1),
  ],
  wideFocus: 0.56,
};

const chimney = (x: number, y: number, s: number, flip = 1) =>
  at(
    x,
    y,
    s,
    path(
      '#d99a6c',
      'M-60 10C-48-60-40-120-26-160L-34-166C-36-200-14-236 4-252 24-232 40-200 38-168L30-160C44-110 50-60 64 10z',
    ) +
      path(
        '#a5624f',
        'M4-252C24-232 40-200 38-168L30-160C44-110 50-60 64 10H20C22-70 10-120 14-160 22-200 14-230 4-252z',
      ) +
      path(
        '#7a4238',
        'M-34-166C-20-156 20-156 38-168L30-158H-26zM-16-60a9 9 0 0 1 18 0v24h-18zM-4-120a6 6 0 0 1 12 0v14h-12z',
      ),
    s * flip,
  );

const istanbulSkyline =
  path(
    '#a9798f',
    'M120 720V690C120 650 170 640 190 600 210 640 260 650 260 690V720zM60 720c0-34 30-50 60-54v54zM260 720v-54c30 4 60 20 60 54zM150 650c0-50 36-66 44-82 6 16 44 32 44 82z',
  ) +
  minaret(84, 720, 190, 15, '#a9798f', '#94647f', '#8a5876') +
  minaret(304, 720, 190, 15, '#a9798f', '#94647f', '#8a5876') +
  minaret(30, 720, 150, 13, '#a9798f', '#94647f', '#8a5876') +
  minaret(356, 720, 150, 13, '#a9798f', '#94647f', '#8a5876');

const istanbulCappadocia: PosterScene = {
  name: 'istanbul-and-cappadocia',
  description:
    'Hot-air balloons drift at dawn over the fairy chimneys of Cappadocia, domes and minarets on the horizon.',
  sky: {
    colours: ['#8f7fb5', '#c093b4', '#eaa9a4', '#f9c79c', '#fde5b4'],
    horizon: 740,
    style: 'waves',
    sun: { x: 470, y: 660, radius: 52, colour: '#fff8df' },
  },
  layers: [
    istanbulSkyline + at(-780, 0, 1, istanbulSkyline) + at(960, 0, 1, istanbulSkyline),
    hills('#c58a8f', points('-80 716, 160 706, 380 720, 560 700, 760 690, 980 710')),
    balloon(610, 420, 1.1, '#c8443c', '#f3c86b', '#4a2c2c') +
      balloon(250, 500, 0.62, '#2f6d86', '#f6e2bd', '#4a2c2c') +
      balloon(800, 560, 0.42, '#e8a23c', '#f6e2bd', '#4a2c2c') +
      balloon(440, 610, 0.26, '#8a4a7a', '#f3c86b', '#4a2c2c') +
      balloon(-300, 470, 0.8, '#e8a23c', '#c8443c', '#4a2c2c') +
      balloon(-640, 590, 0.4, '#2f6d86', '#f6e2bd', '#4a2c2c') +
      balloon(1160, 440, 0.6, '#8a4a7a', '#f6e2bd', '#4a2c2c'),
    hills('#dba578', points('-80 800, 120 770, 360 800, 600 760, 980 790')),
    triples(
      '40 840 0.42, 120 850 0.5, 200 846 0.36, 420 850 0.46, 520 846 0.4, 740 840 0.5, 820 846 0.4, -160 840 0.5, -420 850 0.44, -700 846 0.5, 1060 846 0.46, 1250 840 0.4',
    )
      .map(([x = 0, y = 0, s = 1], i) => chimney(x, y, s, i % 2 ? -1 : 1))
      .join(''),
    hills('#c98a62', points('-80 880, 180 850, 420 880, 700 850, 980 880')),
    chimney(150, 1010, 1.05) +
      chimney(270, 1020, 0.78, -1) +
      chimney(720, 1020, 1.2, -1) +
      chimney(850, 1030, 0.9) +
      chimney(-140, 1010, 1) +
      chimney(-330, 1020, 0.7, -1) +
      chimney(-640, 1020, 1.1) +
      chimney(1080, 1020, 1) +
      chimney(1300, 1020, 0.8, -1),
    hills('#a5664f', points('-80 1010, 180 980, 460 1030, 720 990, 980 1010')),
    road('#f0cf9f', triples('420 1200 90, 470 1120 44, 400 1070 22, 450 1030 12, 480 1010 6')),
    hills('#6a3a3c', points('-80 1070, 120 1090, 300 1160, 430 1240, 560 1200, 740 1110, 980 1070')),
    hills('#3a2030', points('-80 1140, 140 1150, 320 1190, 460 1230, 640 1190, 820 1140, 980 1120')),
  ],
};

export const aegeanScenes: readonly PosterScene[] = [santorini, dalmatia, istanbulCappadocia];
