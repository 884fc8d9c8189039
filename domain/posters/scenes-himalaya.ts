import { camel } from './animals';
import { hiker, prayerFlags, tent } from './craft';
import { groundOf, hills } from './land';
import { cliffMonastery, minaret, niches, onionDome, pishtaq } from './monuments-east';
import { peak, range } from './peaks';
import type { PosterScene } from './scene';
import { lens, line, path, points, polygon, quads, rect } from './shapes';
import { mist, stars } from './sky';
import { pines } from './trees';

const himal = { light: '#f8c9b0', shade: '#5a5f9c', snow: '#fff0e0', snowShade: '#8f92c6', snowLine: 0.7 };

const everest: PosterScene = {
  name: 'everest-base-camp-trek',
  description:
    'Prayer flags fly above orange tents at base camp as the first light reaches the ice of Everest.',
  sky: { colours: ['#27407f', '#4f63a0', '#9083b5', '#dca3b0', '#f9cfae'], horizon: 820, style: 'bands' },
  layers: [
    stars('#f4ead8', 4, 380, 18),
    peak(
      { x: 470, y: 390, base: 860, left: 320, right: 330, seed: 12 },
      { ...himal, snowLine: 0.34, light: '#d99f9a', shade: '#4a4f8c' },
    ),
    range(
      880,
      himal,
      quads(
        '140 520 260 230, 760 500 250 260, -260 560 280 260, -680 520 300 280, 1160 540 280 260, 1560 560 280 260',
      ),
    ),
    range(
      930,
      { light: '#a9b4d6', shade: '#3d4583', snow: '#e9eaf4', snowShade: '#7a84bb', snowLine: 0.6 },
      quads('330 690 220 240, 610 720 220 200, 20 740 200 200, 930 700 220 220'),
    ),
    polygon(
      '#c9d4e8',
      points(
        '-1000 930, -500 910, 0 926, 220 900, 420 920, 640 896, 900 920, 1300 900, 1900 926, 1900 1010, -1000 1010',
      ),
    ) +
      polygon(
        '#8fa3cb',
        points(
          '-1000 960, -300 950, 60 966, 300 944, 520 966, 760 940, 1100 960, 1900 950, 1900 1010, -1000 1010',
        ),
      ),
    hills('#4a4a7c', points('-80 1010, 120 970, 320 1000, 520 980, 760 1010, 980 970')),
    tent(250, 1040, 0.74, '#f49a3c', '#c95a2c', '#5a2a2c') +
      tent(360, 1060, 0.95, '#f7b04a', '#d4662e', '#5a2a2c') +
      tent(530, 1050, 0.82, '#f49a3c', '#c95a2c', '#5a2a2c') +
      tent(-240, 1040, 0.9, '#f7b04a', '#d4662e', '#5a2a2c') +
      tent(1120, 1040, 0.9, '#f49a3c', '#c95a2c', '#5a2a2c'),
    hills('#2b2c58', points('-80 1070, 140 1040, 360 1066, 600 1056, 780 1030, 980 1020')),
    hiker(690, 1056, 0.74, '#15163a', '#d8492f', -1) + hiker(740, 1046, 0.74, '#15163a', '#e9b53a', -1),
    hills('#15163a', points('-80 1110, 120 1130, 340 1160, 560 1150, 760 1110, 980 1080')),
    line('#15163a', 8, 'M120 1150V830M-420 1150V800M1290 1120V820') + line('#15163a', 6, 'M990 1100V720'),
    prayerFlags([120, 834], [990, 724], 60, 30) +
      prayerFlags([-420, 804], [120, 834], 50, 30) +
      prayerFlags([-1000, 760], [-420, 804], 40, 30) +
      prayerFlags([990, 724], [1290, 824], 40, 30),
  ],
  wideFocus: 0.58,
};

const bhutan: PosterScene = {
  name: 'bhutan-and-the-tigers-nest',
  description:
    "The white and gold Tiger's Nest monastery clings to a blue-grey cliff above cloud, pines and prayer flags.",
  sky: { colours: ['#e9c58f', '#f0d3a1', '#f7e2ba', '#fdf0d6'], horizon: 860, style: 'waves' },
  layers: [
    range(
      880,
      { light: '#c3c6c9', shade: '#a3adba', snow: '#fffaf0', snowShade: '#d9dade', snowLine: 0.5 },
      quads('120 620 220 220, 320 690 180 180, -300 640 260 240, -680 660 260 240'),
    ),
    hills('#8fa6a3', points('-80 830, 140 780, 320 830, 480 860, 980 840')),
    polygon(
      '#7a8394',
      points(
        '330 1200, 380 1000, 360 900, 420 800, 400 700, 470 600, 450 500, 520 400, 560 330, 660 300, 800 270, 1000 290, 1300 260, 1900 300, 1900 1200',
      ),
    ),
    polygon(
      '#5a6178',
      points(
        '520 400, 560 500, 530 560, 600 640, 560 700, 640 760, 600 860, 700 900, 660 1000, 760 1200, 1900 1200, 1900 420, 1400 360, 1100 420, 960 360, 860 480, 760 380, 680 460, 620 380',
      ),
    ),
    polygon(
      '#949cab',
      points('420 800, 440 720, 490 620, 510 660, 470 760, 480 860, 430 960, 390 1000, 376 900'),
    ) +
      polygon(
        '#454b66',
        points(
          '860 480, 900 600, 860 700, 940 800, 900 1000, 1000 1200, 1200 1200, 1040 900, 1060 700, 980 560, 960 400',
        ),
      ),
    path(
      '#3d5f50',
      'M470 612l60-18 90 30 100-10 60 24-90 20-120-8zM560 340l80-26 150-24 210 14 300-24 600 30v40l-560-20-300 30-220-30-140 30z',
    ),
    polygon(
      '#6d7487',
      points('400 800, 520 776, 700 770, 800 790, 980 780, 940 860, 760 850, 620 870, 480 850'),
    ),
    cliffMonastery(640, 740, 1.02, '#fff6e6', '#c9bfc4', '#a8452f', '#4a3038', '#eab23f'),
    pines('#2f5a4c', { from: 420, to: 1000, step: 34, height: 86, seed: 5, ground: () => 862 }),
    mist('#fdf3de', 930, 40, 0.9, 4),
    mist('#fdf3de', 990, 40, 0.75, 9),
    prayerFlags([-60, 760], [420, 960], 50, 26) + prayerFlags([-700, 700], [-60, 760], 60, 26),
    hills('#2c5148', points('-80 1060, 120 1030, 340 1070, 600 1050, 980 1010')),
    pines('#1a3a38', {
      from: -1000,
      to: 1900,
      step: 62,
      height: 200,
      seed: 9,
      ground: groundOf(points('-80 1140, 200 1150, 520 1160, 980 1120'), 20),
    }),
    hills('#10282c', points('-80 1130, 200 1150, 520 1166, 760 1140, 980 1110')),
  ],
  wideFocus: 0.6,
};

const samarkand: PosterScene = {
  name: 'samarkand-and-the-silk-road',
  description:
    'Turquoise domes and tiled portals of the Registan shine beneath a crescent moon as a caravan rests.',
  sky: { colours: ['#142a5c', '#1f4479', '#3a6a98', '#7f9fae', '#e9bf8f'], horizon: 830, style: 'bands' },
  layers: [
    stars('#f3e6c6', 3, 560, 46),
    path('#f8e7b4', 'M236 330a58 58 0 1 0 52 92 66 66 0 0 1-52-92z'),
    hills('#5d7f9a', points('-80 810, 160 790, 420 806, 700 786, 980 800')),
    minaret(150, 930, 400, 44, '#c99a5c', '#8f6848', '#2f9aa3') +
      minaret(760, 930, 400, 44, '#c99a5c', '#8f6848', '#2f9aa3') +
      minaret(-240, 930, 360, 40, '#c99a5c', '#8f6848', '#2f9aa3') +
      minaret(1150, 930, 360, 40, '#c99a5c', '#8f6848', '#2f9aa3'),
    onionDome(250, 790, 1.05, '#2fa3ab', '#1c7486', '#b98a56') +
      onionDome(660, 790, 1.05, '#2fa3ab', '#1c7486', '#b98a56') +
      onionDome(-340, 800, 0.9, '#2fa3ab', '#1c7486', '#b98a56') +
      onionDome(1250, 800, 0.9, '#2fa3ab', '#1c7486', '#b98a56'),
    niches(178, 930, 0.96, 3, '#d9ad6c', '#3d4a6c', '#2f8fa3') +
      niches(580, 930, 0.96, 3, '#d9ad6c', '#3d4a6c', '#2f8fa3'),
    niches(-640, 930, 0.9, 8, '#c99a5c', '#34406a', '#2f8fa3') +
      niches(790, 930, 0.9, 7, '#c99a5c', '#34406a', '#2f8fa3') +
      niches(-1010, 930, 0.9, 8, '#c99a5c', '#34406a', '#2f8fa3') +
      niches(1120, 930, 0.9, 8, '#c99a5c', '#34406a', '#2f8fa3') +
      niches(-210, 930, 0.9, 7, '#c99a5c', '#34406a', '#2f8fa3'),
    pishtaq(455, 930, 1.38, '#e3b873', '#a97a4f', '#2a93a5', '#24325f'),
    rect('#b98a5c', -1000, 928, 2900, 280),
    path('#cfa06c', 'M-1000 928H1900V950H-1000z') +
      path('#8f6a54', 'M-1000 1010H1900V1018H-1000zM455 950L400 1200H510z', 0.5),
    path('#e9bf8f', 'M400 950H510L560 1200H350z', 0.5),
    path('#8f6a54', lens(240, 1082, 90, 6) + lens(690, 1092, 100, 6) + lens(-300, 1082, 90, 6), 0.5),
    camel(240, 1080, 1.05, '#1a2045', '#c8443c', -1) +
      camel(690, 1090, 1.15, '#1a2045') +
      camel(-300, 1080, 1.05, '#1a2045', '#eab55a', -1) +
      camel(-470, 1086, 1, '#1a2045', '', -1) +
      camel(1120, 1086, 1.05, '#1a2045', '#c8443c'),
    path(
      '#1a2045',
      'M-1000 1200V1110C-600 1100-200 1120 120 1110 400 1104 700 1126 1000 1114 1300 1104 1600 1120 1900 1110V1200z',
    ),
  ],
  wideFocus: 0.58,
};

export const himalayaScenes: readonly PosterScene[] = [everest, bhutan, samarkand];
