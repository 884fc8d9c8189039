import { rabelo, yacht } from './boats';
import { cubeTown } from './houses';
import { hills, terraces } from './land';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { lens, path, points, polygon, quads, triples } from './shapes';
import { clouds } from './sky';
import { bushes, cypresses, umbrellaPine } from './trees';
import { glitter, sea, wavelets } from './water';

const andalusia: PosterScene = {
  name: 'moorish-cities-of-andalusia',
  description:
    'The red towers of the Alhambra stand above cypresses and orange trees with snow on the Sierra Nevada.',
  sky: { colours: ['#4f8fb8', '#8db9c6', '#d3d9c0', '#f6dba6', '#f3bb84'], horizon: 760, style: 'waves' },
  layers: [
    clouds('#f4e6c8', triples('700 320 170, -420 360 240, 1280 380 220'), 0.75),
    range(
      790,
      { light: '#b7b3c4', shade: '#8089ad', snow: '#fdf5ea', snowShade: '#bfc6dc', snowLine: 0.62 },
      quads(
        '120 570 260 220, 360 540 240 240, 640 590 240 220, 880 560 240 240, -260 580 260 240, -640 600 260 240, 1220 570 260 260, 1600 600 260 260',
      ),
    ),
    hills('#8d8a8f', points('-80 780, 160 750, 420 770, 700 740, 980 770')),
    hills('#6c7a55', points('-80 900, 80 850, 260 800, 480 770, 700 790, 860 840, 980 880')),
    path(
      '#c4613f',
      'M210 810V690h14v-12h18v12h18v-12h18v12h14v40h40V612h12v-14h20v14h20v-14h20v14h20v-14h18v14h12V700h60V650h12v-12h18v12h18v-12h18v12h12v60h60V660h10v-10h14v10h14v-10h14v10h10V830z',
    ) +
      path('#96412f', 'M268 700h24v110h-24zM402 612h32v200h-32zM548 660h26v150h-26zM676 664h20v160h-20z') +
      path(
        '#5a2a2a',
        'M346 640a8 8 0 0 1 16 0v22h-16zM376 640a8 8 0 0 1 16 0v22h-16zM232 720h10v18h-10zM510 680h10v18h-10zM650 690h8v16h-8z',
      ) +
      path('#a9513b', 'M590 710h56v-10l-28-18-28 18z'),
    cypresses('#2c4a38', {
      from: 90,
      to: 860,
      step: 44,
      height: 120,
      seed: 6,
      ground: (x) => 880 - 60 * Math.sin(((x - 60) / 860) * Math.PI),
    }),
    bushes('#3d6343', { from: -1000, to: 1900, step: 60, height: 70, seed: 8, ground: () => 930 }),
    cubeTown(
      {
        walls: ['#fbf1dc', '#f3e0bf', '#f8ead0'],
        shade: '#d4ae8a',
        roofs: ['#b9603f', '#a44f36'],
        panes: '#8b6a5a',
      },
      triples('-1000 970 2900, -1000 1030 2900'),
      90,
      12,
      true,
    ),
    hills('#264435', points('-80 1060, 160 1030, 420 1066, 700 1030, 980 1060')),
    bushes('#264435', { from: -1000, to: 1900, step: 90, height: 110, seed: 15, ground: () => 1100 }),
    (frame) => {
      const fruit = [
        60, 118, 196, 282, 356, 452, 520, 634, 700, 790, 860, -120, -260, -420, -600, -760, 1010, 1140, 1290,
      ];
      return path(
        '#f08a2b',
        fruit
          .filter((x) => x > frame.left && x < frame.right)
          .map((x, i) => `M${x} ${1040 + (i % 4) * 24}a13 13 0 1 1 .1 0z`)
          .join(''),
      );
    },
    hills('#14291f', points('-80 1150, 200 1130, 440 1160, 720 1130, 980 1150')),
  ],
};

const douro: PosterScene = {
  name: 'lisbon-porto-and-the-douro',
  description: 'A square-sailed rabelo boat carries port casks down the Douro between terraced vineyards.',
  sky: {
    colours: ['#f2b66d', '#f6c784', '#fad9a0', '#fdebc3'],
    horizon: 720,
    style: 'waves',
    sun: { x: 610, y: 570, radius: 62, colour: '#fffae2', rings: ['#fde3a6'] },
  },
  layers: [
    hills('#b4ae9c', points('-80 620, 80 560, 240 600, 420 690, 560 720, 700 650, 860 600, 980 620')),
    terraces(
      ['#8f9a63', '#a7ae6e'],
      points('-80 560, 60 590, 200 650, 330 720, 420 790, 500 850, 600 900, 980 1000'),
      22,
      9,
      3,
    ),
    path('#fdf3dc', 'M90 690v-40h90v40z') +
      path('#b5553a', 'M82 652l14-18h78l14 18z') +
      path('#7b5a44', 'M104 690v-22h12v22zM140 664h12v12h-12z'),
    terraces(
      ['#5f7c49', '#7c9552'],
      points('-80 1100, 200 1030, 420 900, 560 800, 680 720, 800 660, 980 590'),
      26,
      10,
      5,
    ),
    path('#fdf3dc', 'M760 780v-46h70v46zM830 780v-30h40v30z') +
      path('#b5553a', 'M752 736l12-16h54l14 16zM830 752l8-12h30l8 12z'),
    cypresses('#2c4130', {
      from: 720,
      to: 930,
      step: 56,
      height: 84,
      seed: 3,
      ground: (x) => 800 - (x - 720) * 0.1,
    }),
    sea(862, ['#e6c088', '#c99a78', '#8a7a80', '#53637c', '#31486a'], 3),
    glitter('#fff0c6', 560, 866, 1160, 56, 4, 0.9),
    path('#3f5f3d', 'M-1000 850C-500 860 0 846 300 869H-1000z'),
    rabelo(410, 1020, 1.14, '#fdf3dc', '#a83a32', '#2b2220', '#8a5532'),
    path('#22365a', lens(420, 1040, 260, 9) + lens(360, 1060, 150, 5)),
    terraces(
      ['#1e3324', '#2a4530'],
      points('-80 1060, 60 1080, 180 1130, 280 1190, 460 1260, 700 1280, 980 1180'),
      24,
      5,
      8,
    ),
  ],
  wideFocus: 0.62,
};

const mallorca: PosterScene = {
  name: 'mallorca-family-villa',
  description: 'A stone villa with a long blue pool looks through pines to the capes and coves of Mallorca.',
  sky: { colours: ['#3f9fc4', '#74bacb', '#b5d9d0', '#f3ecd0'], horizon: 690, style: 'waves' },
  layers: [
    range(
      700,
      { light: '#d9c3a6', shade: '#9aa3b0' },
      quads('640 540 200 180, 800 500 200 220, 980 560 220 200, 1300 580 240 240, -520 590 240 220'),
    ),
    sea(696, ['#49b3bf', '#2c9bb3', '#1f84a4', '#186f95'], 4, 960),
    polygon(
      '#c9a778',
      points('-1000 700, -300 690, 0 640, 90 600, 190 590, 250 640, 280 690, 340 720, 360 750, -1000 790'),
    ) +
      polygon('#8d7a68', points('190 590, 250 640, 280 690, 340 720, 360 750, 180 762, 220 690, 170 650')) +
      path(
        '#5c7a4c',
        'M-1000 700L-300 690 0 640 90 600 190 590C160 620 90 640 40 680-100 720-500 740-1000 740z',
      ),
    yacht(560, 780, 0.62, '#fffaf0', '#d9cdb8', '#17395a'),
    wavelets('#a5dcd6', 720, 900, 24, 3, 0.7),
    hills('#7d9458', points('-80 880, 200 860, 480 890, 760 850, 980 830')),
    path('#dcb583', 'M560 960V806H760V850H880V960z') +
      path('#b58a60', 'M700 960V806H760V850H880V960zM560 960v-4h320v4z') +
      path('#c25d3b', 'M546 810L580 770H740L774 810zM756 854L780 826H880L900 854z') +
      path(
        '#3f6b5c',
        'M590 840h22v44h-22zM650 840h22v44h-22zM590 910h26v50h-26zM790 880h20v36h-20zM836 880h20v36h-20z',
      ) +
      path('#8f6b4a', 'M650 960v-40a20 20 0 0 1 40 0v40z') +
      path('#b0347a', 'M700 960c-10-40 0-90 20-120 16-20 44-10 36 20 20 20 10 60-6 100z'),
    path('#e9d0a2', 'M-1000 960H1900V1200H-1000z'),
    path('#f6e6c4', 'M60 1090L250 990H860L800 1090z') +
      path('#3fb6c9', 'M96 1080L262 1000H838L786 1080z') +
      path('#8fdcdf', 'M150 1064L200 1040H420L380 1064zM480 1024L500 1012H700L690 1024z') +
      path('#2c95ad', 'M96 1080L262 1000H838L832 1008H272L112 1080z'),
    points('-330 1060, -180 1060')
      .map(([x = 0, y = 0]) => path('#fffaf0', `M${x} ${y}l20-14h80l-20 14z`))
      .join(''),
    hills('#24452f', points('-80 1120, 120 1130, 360 1164, 620 1160, 980 1110')),
    umbrellaPine(110, 1190, 2.5, '#1d3a2b', '#365a3c', -1),
    umbrellaPine(-500, 1190, 2.2, '#1d3a2b', '#365a3c') + umbrellaPine(1180, 1180, 2, '#1d3a2b', '#365a3c'),
    hills('#132a20', points('-80 1160, 200 1180, 500 1190, 760 1180, 980 1150')),
  ],
  wideFocus: 0.6,
};

export const iberiaScenes: readonly PosterScene[] = [andalusia, douro, mallorca];
