import { orangutan } from './animals';
import { hills, road, terraces } from './land';
import { chhatri, onionDome, pagoda } from './monuments-east';
import type { PosterScene } from './scene';
import { at, lens, mirrored, path, points, rect, triples } from './shapes';
import { birds, mist } from './sky';
import { railTrain } from './trains';
import { palm } from './palms';
import { undergrowth } from './plants';
import { bushes } from './trees';
import { glitter, sea, wavelets } from './water';

const rajasthan: PosterScene = {
  name: 'palaces-of-rajasthan',
  description:
    'The white lake palace of Udaipur floats on rose-pink water beneath the Aravalli hills at sundown.',
  sky: {
    colours: ['#b9477a', '#d9627c', '#ee8a7c', '#f8b588', '#fddc9f'],
    horizon: 780,
    style: 'halo',
    sun: { x: 630, y: 640, radius: 92, colour: '#fff0c4' },
  },
  layers: [
    hills('#a9527f', points('-80 700, 100 640, 260 690, 420 650, 600 720, 800 670, 980 700')),
    hills('#86407a', points('-80 770, 120 730, 320 770, 560 750, 780 780, 980 730')),
    sea(790, ['#f0a088', '#d67a85', '#a95484', '#74407e', '#472f6a'], 4),
    mirrored(846, palaceFront(), 0.42, 0.55),
    palaceFront(),
    glitter('#ffe3a8', 640, 880, 1120, 54, 3, 0.9),
    wavelets('#5f3878', 900, 1160, 30, 8, 0.6),
    at(
      300,
      1010,
      0.9,
      path(
        '#2a1a48',
        'M-150-26C-90-8 60-6 110-16 140-22 160-40 172-62 176-20 140 8 100 14H-90C-124 8-142-8-150-26z',
      ) +
        path('#e9b04a', 'M-60-20V-70C-30-96 30-96 60-70V-20h-8v-46h-104v46z') +
        path('#c8343c', 'M-70-66C-40-96 40-96 70-66z') +
        path('#2a1a48', 'M-20-18c0-30 8-34 10-36-8-14 14-18 14 0 6 6 10 20 10 36z'),
    ),
    path('#3a2760', lens(300, 1026, 180, 8)),
    hills('#2a1338', points('-80 1150, 200 1164, 520 1184, 760 1160, 980 1130')),
    at(830, 1170, 2.3, chhatri(0, 0, 1, '#2a1338', '#3d1d4a')) +
      at(-330, 1176, 2.5, chhatri(0, 0, 1, '#2a1338', '#3d1d4a')) +
      at(1250, 1176, 2, chhatri(0, 0, 1, '#2a1338', '#3d1d4a')),
    birds('#5a2a5c', triples('260 520 1.1, 330 560 0.8, 190 580 0.7')),
  ],
  wideFocus: 0.58,
};

function palaceFront(): string {
  const [wall, shade] = ['#fff1e0', '#d9a6ae'];
  const arches = Array.from({ length: 15 }, (_, i) => `M${126 + i * 40} 846V818q10-16 20 0V846z`).join('');
  const upper = Array.from({ length: 9 }, (_, i) => `M${236 + i * 42} 786V764q9-14 18 0V786z`).join('');
  return (
    path(wall, 'M90 846V800H210V746H330V720H520V746H640V790H730V846z') +
    path(shade, 'M640 846V790H730V846zM476 746V720H520V746z') +
    path('#b96a86', arches + upper) +
    path('#e9b98f', 'M90 800H210V794H90zM210 746H640V740H210zM640 790H740V784H640z') +
    triples('120 796 0.8, 180 796 0.8, 240 742 0.9, 330 720 0.8, 520 720 0.8, 610 742 0.9, 690 786 0.9')
      .map(([x = 0, y = 0, s = 1]) => chhatri(x, y, s, wall, shade))
      .join('') +
    onionDome(425, 722, 0.72, wall, shade, wall)
  );
}

const ubud: PosterScene = {
  name: 'ubud-and-the-rice-terraces',
  description:
    'Rice terraces step down in curved green pools below a thatched temple tower and the cone of Mount Agung.',
  sky: {
    colours: ['#f2a98c', '#f6bf98', '#fad6ad', '#fdebc8'],
    horizon: 760,
    style: 'waves',
    sun: { x: 220, y: 560, radius: 60, colour: '#fffae6' },
  },
  layers: [
    hills(
      '#8fa7a8',
      points(
        '-1000 770, -500 750, -80 766, 140 740, 320 680, 440 600, 520 520, 570 470, 600 462, 630 474, 700 560, 800 650, 940 720, 1200 780, 1500 760, 1900 776',
      ),
      800,
    ),
    path(
      '#758f96',
      'M600 462L630 474C660 510 680 536 700 560 740 600 770 626 800 650 850 680 890 700 940 720L1200 780H640C690 700 590 620 640 560 640 520 610 500 600 462z',
    ),
    mist('#fdf0da', 740, 26, 0.85, 3),
    hills('#6a9a7c', points('-80 770, 160 740, 420 780, 680 750, 980 770')),
    palm(110, 800, 190, 20, '#3a7058') +
      palm(170, 810, 150, -14, '#3a7058') +
      palm(820, 800, 210, -24, '#3a7058') +
      palm(880, 806, 160, 14, '#3a7058') +
      palm(-180, 806, 200, 20, '#3a7058') +
      palm(-480, 800, 170, -20, '#3a7058') +
      palm(1170, 806, 190, 18, '#3a7058'),
    bushes('#3f7a58', { from: -1000, to: 1900, step: 52, height: 56, seed: 4, ground: () => 830 }),
    pagoda(330, 832, 1.1, 5, '#3a2c34', '#a8502f'),
    path('#6a4038', 'M440 832V770L452 758V730L462 722V832zM482 832V722L492 730V758L504 770V832z'),
    terraces(
      ['#7fb05a', '#c9dd9a', '#5f9a4c', '#b3d4a8'],
      points('-80 830, 100 850, 300 840, 500 868, 700 838, 980 820'),
      17,
      8,
      6,
    ),
    terraces(
      ['#3f8a4a', '#a9cfae', '#2f7544', '#8fc0a0'],
      points('-80 1010, 140 970, 340 1000, 540 1060, 760 1030, 980 960'),
      22,
      5,
      9,
    ),
    at(
      640,
      1000,
      0.5,
      path('#2c2430', 'M-12 0L-6-52C-10-74-6-84 0-90L30-70 34-62 6-66 12-40 14 0z') +
        path('#e9b95a', 'M-34-88L4-116 40-88z'),
    ),
    undergrowth('#123a2c', '#1f5a3c', 1206, 190, 5),
    palm(880, 1210, 560, -90, '#0f2f28', '#1f5240') + palm(-420, 1210, 560, 90, '#0f2f28', '#1f5240'),
  ],
  wideFocus: 0.58,
};

const sriLanka: PosterScene = {
  name: 'sri-lanka-tea-hills-and-south-coast',
  description: 'A blue train curls round emerald tea hills above a misty valley at the hour of first tea.',
  sky: {
    colours: ['#f3d27f', '#f7dd97', '#fbe9b6', '#fff4d6'],
    horizon: 740,
    style: 'bands',
    sun: { x: 300, y: 540, radius: 66, colour: '#fffbe9', rings: ['#fdeeb9'] },
  },
  layers: [
    hills(
      '#a9bd9f',
      points('-80 640, 80 600, 220 650, 360 700, 480 640, 600 540, 680 500, 760 540, 860 620, 980 640'),
    ),
    hills('#86a98a', points('-80 730, 120 680, 280 730, 420 750, 620 680, 760 640, 980 700')),
    mist('#fff4d6', 770, 34, 0.8, 6),
    terraces(
      ['#4f9a5f', '#3f8a54'],
      points('-80 760, 100 740, 240 780, 360 850, 460 920, 600 960, 980 990'),
      17,
      9,
      3,
    ),
    terraces(
      ['#6aae5a', '#57a050'],
      points('-80 1060, 200 1000, 380 930, 560 850, 720 790, 860 760, 980 760'),
      17,
      7,
      8,
    ),
    road(
      '#b99a6a',
      triples(
        '-300 990 14, -60 972 13, 120 952 12, 300 924 11, 460 886 10, 600 844 9, 720 804 8, 840 786 7, 1000 780 6, 1300 790 6, 1900 800 6',
      ),
    ),
    railTrain(
      points('150 944, 280 926, 404 898, 520 868, 628 834, 730 800, 840 784'),
      46,
      '#2b5fa8',
      '#e6edf0',
      '#fdf0c0',
    ),
    hills('#2f7a4a', points('-80 1080, 160 1030, 340 980, 520 940, 720 880, 980 840')),
    ...[0, 1, 2, 3, 4].map((row) =>
      bushes(row % 2 ? '#23683f' : '#3f8f50', {
        from: -1000,
        to: 1900,
        step: 52,
        height: 40,
        seed: 20 + row,
        ground: (x) => 1012 + row * 40 - Math.max(0, x + 60) * 0.15 + Math.sin(x / 160) * 14,
      }),
    ),
    hills('#164a34', points('-80 1150, 200 1140, 460 1150, 720 1110, 980 1080')),
    picker(250, 1120, 1) + picker(370, 1130, 0.86) + picker(-200, 1120, 1) + picker(1120, 1060, 0.9),
    bushes('#0f3628', { from: -1000, to: 1900, step: 60, height: 70, seed: 31, ground: () => 1200 }),
    palm(800, 1200, 520, 60, '#0f3628', '#1f5a42') + palm(-560, 1200, 520, 60, '#0f3628', '#1f5a42'),
  ],
  wideFocus: 0.55,
};

function picker(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    path('#c8343c', 'M-22 20C-24-20-18-52-8-62H10C24-50 28-20 26 20z') +
      path('#3a2028', 'M-10-62C-18-82-8-96 4-96 18-96 24-80 14-62z') +
      path('#e9a83a', 'M-14-78C-12-100 22-104 22-78 12-88-4-88-14-78z') +
      path('#d9b98a', 'M16-54C40-50 46-20 38 4L18 0z'),
  );
}

const borneo: PosterScene = {
  name: 'orangutans-of-borneo',
  description:
    'An orangutan swings from a forest bough above a bend of the Kinabatangan river in the morning haze.',
  sky: {
    colours: ['#cfe0b4', '#dde8bd', '#eef0cb', '#fbf3d6'],
    horizon: 800,
    style: 'bands',
    sun: { x: 640, y: 560, radius: 74, colour: '#f8d98a' },
  },
  layers: [
    hills('#a8c7a0', points('-80 700, 120 650, 300 690, 480 630, 700 690, 980 640')),
    bushes('#86b08a', { from: -1000, to: 1900, step: 66, height: 110, seed: 3, ground: () => 800 }),
    mist('#f6f3d6', 780, 26, 0.8, 3),
    bushes('#5a9270', { from: -1000, to: 1900, step: 74, height: 130, seed: 8, ground: () => 870 }),
    rect('#5a9270', -1000, 860, 2900, 60),
    sea(890, ['#dbe3b5', '#b3cda2', '#84ae90', '#578a7b'], 5),
    glitter('#fbf3cf', 640, 894, 1060, 50, 4),
    at(
      560,
      960,
      0.62,
      path('#1d3a36', 'M-150-20C-90-8 60-6 150-24 130 8 90 12 60 12H-90C-124 8-142-8-150-20z') +
        path(
          '#1d3a36',
          'M-60-10c0-30 8-34 10-36-8-14 14-18 14 0 6 6 10 20 10 36zM10-10c0-30 8-34 10-36-8-14 14-18 14 0 6 6 10 20 10 36zM80-10c0-30 8-34 10-36-8-14 14-18 14 0 6 6 10 20 10 36z',
        ),
    ),
    path(
      '#2f6a54',
      'M-1000 1010C-700 960-400 960-100 990 100 1010 260 1060 420 1110 620 1160 1000 1120 1900 1060V1200H-1000z',
    ),
    undergrowth('#1f5244', '#2f7456', 1150, 170, 12),
    path(
      '#12302c',
      'M-120 1200C-80 900-110 640-90 420-100 260-120 120-130 0H30C16 120 20 260 40 380 150 420 260 400 380 420 500 430 600 410 720 420L724 436C600 436 500 456 380 446 260 440 150 460 60 440 50 640 60 900 110 1200z',
    ),
    path(
      '#12302c',
      'M980 1200C930 1000 950 700 930 500 930 300 960 120 950 0H1060C1040 300 1040 800 1080 1200zM-700 1200C-670 900-690 500-680 0H-590C-600 400-600 900-560 1200z',
    ),
    orangutan(330, 424, 1.75, '#c8602c', '#8f3d20'),
    path(
      '#12302c',
      triples('470 440 60, 560 436 100, 640 432 80, 700 428 120, 160 440 90, 100 430 140, 220 436 40')
        .map(([x = 0, y = 0, t = 0]) => {
          const [dx, dy] = [Math.cos((t * Math.PI) / 180) * 74, Math.sin((t * Math.PI) / 180) * 74];
          return `M${x} ${y}q${Math.round(dx * 0.5 - dy * 0.3)} ${Math.round(dy * 0.5 + dx * 0.3)} ${Math.round(dx)} ${Math.round(dy)}q${Math.round(-dx * 0.5 + dy * 0.3)} ${Math.round(-dy * 0.5 - dx * 0.3)} ${Math.round(-dx)} ${Math.round(-dy)}z`;
        })
        .join(''),
    ),
    undergrowth('#0d2422', '#1d463c', 1220, 240, 6),
  ],
  wideFocus: 0.58,
};

export const southAsiaScenes: readonly PosterScene[] = [rajasthan, sriLanka, ubud, borneo];
