import { yacht } from './boats';
import { campervan } from './craft';
import { hills, road } from './land';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { at, lens, line, path, type Point, points, quads, triples } from './shapes';
import { clouds } from './sky';
import { palm } from './palms';
import { bushes } from './trees';
import { glitter, sea, surf, wavelets } from './water';

const boulder = (x: number, y: number, s: number, f = 1) =>
  at(
    x,
    y,
    s,
    path(
      '#c9a08c',
      'M-120 20C-130-30-118-80-90-104-60-140 0-150 36-132 80-124 110-80 116-40 126-10 124 10 118 20z',
    ) +
      path(
        '#8f6a70',
        'M36-132C80-124 110-80 116-40 126-10 124 10 118 20H20C40-20 20-60 40-90 44-110 40-124 36-132zM-44-132C-34-90-50-60-40-20L-46 20H-60C-64-30-50-90-56-126z',
      ) +
      path(
        '#e6c3a6',
        'M-90-104C-60-140-10-148 16-138-10-120-50-110-70-70-90-50-100-20-112 0-124-30-112-80-90-104z',
      ),
    s * f,
  );

const seychelles: PosterScene = {
  name: 'seychelles-island-hopping',
  description: 'Great granite boulders and a leaning palm frame a pink-sand cove on La Digue.',
  sky: {
    colours: ['#f2b5a5', '#f7c9b0', '#fbdebf', '#fff0d6'],
    horizon: 720,
    style: 'waves',
    sun: { x: 220, y: 580, radius: 62, colour: '#fffbe8', rings: ['#fde6c4'] },
  },
  layers: [
    clouds('#fff2e0', triples('620 350 200, 150 430 160, -480 380 300, 1300 360 280'), 0.85),
    hills('#8fb3b5', points('-80 724, 300 722, 420 690, 520 650, 600 660, 700 710, 980 722'), 728),
    sea(722, ['#bfd9c9', '#6fc7c4', '#3fb0b8', '#2a98a8'], 8, 1100),
    glitter('#fffbe8', 220, 726, 930, 46, 3),
    yacht(360, 790, 0.4, '#fffdf4', '#e3d6c0', '#23435c'),
    wavelets('#d9f2e3', 760, 960, 26, 4, 0.7),
    path('#2f7358', 'M560 800C640 700 740 640 860 620 1000 580 1300 600 1900 560V900H600z'),
    palm(760, 740, 220, -40, '#23604c', '#3f8a62') +
      palm(850, 720, 240, 30, '#23604c', '#3f8a62') +
      palm(1010, 720, 240, -24, '#23604c', '#3f8a62') +
      palm(1220, 720, 240, 30, '#23604c', '#3f8a62'),
    boulder(680, 850, 1.15) +
      boulder(850, 850, 1.5, -1) +
      boulder(1090, 850, 1.3) +
      boulder(1300, 860, 1.4, -1),
    path(
      '#fbe3cb',
      'M1900 900C1300 870 900 870 700 900 500 940 330 990 160 1060 60 1100-100 1110-300 1110L-1000 1100V1200H1900z',
    ) +
      surf(
        '#fffdf4',
        points('-1000 1090, -300 1100, 0 1092, 160 1050, 330 982, 500 930, 700 890, 1000 866, 1900 890'),
        12,
      ),
    path(
      '#f0c9ae',
      'M1900 980C1300 960 900 960 700 990 560 1020 420 1070 300 1130 340 1140 900 1130 1900 1120z',
    ),
    boulder(120, 1130, 1.2) + boulder(-330, 1130, 1.5, -1),
    path('#8f6a70', lens(150, 1156, 170, 8), 0.4),
    palm(880, 1180, 600, -330, '#1f3f3f', '#2f6654') + palm(-640, 1190, 560, 200, '#1f3f3f', '#2f6654'),
    hills('#1a3338', points('-80 1190, 300 1200, 560 1196, 740 1170, 980 1140')),
  ],
  wideFocus: 0.55,
};

const barbados: PosterScene = {
  name: 'barbados-west-coast',
  description: 'A painted chattel house faces a pink evening sea at Holetown, with a catamaran heading home.',
  sky: {
    colours: ['#5fb5b8', '#9fcdbb', '#e0dcb5', '#f9c9a0', '#f4a58c'],
    horizon: 740,
    style: 'bands',
    sun: { x: 330, y: 690, radius: 62, colour: '#fff1cb' },
  },
  layers: [
    clouds('#f7b79c', triples('640 420 190, 180 360 160, -460 420 300, 1300 380 280'), 0.8),
    sea(740, ['#f3b09a', '#c9a5a8', '#7fb0b5', '#45a0ae', '#2c899e'], 7, 1080),
    glitter('#fff1cb', 330, 744, 1010, 58, 6),
    at(
      500,
      840,
      0.6,
      path('#fffaf0', 'M4-230C-40-150-70-80-84-26H4zM14-240C60-170 84-90 92-26H14z') +
        path('#e86a5c', 'M14-240C60-170 84-90 92-26L84-60C70-120 40-190 14-240z') +
        path('#23435c', 'M-120-20H120L110 6H-104zM-110-8H-60L-64 14H-98zM60-8H116L104 14H70z'),
    ),
    wavelets('#bfe3d6', 800, 1000, 24, 3, 0.6),
    path(
      '#f6dcb0',
      'M-1000 1060C-600 1050-200 1070 60 1050 260 1030 420 980 600 960 900 940 1300 950 1900 930V1200H-1000z',
    ) +
      surf(
        '#fffaf0',
        points('-1000 1052, -200 1060, 60 1042, 260 1020, 420 972, 600 950, 900 934, 1900 922'),
        10,
      ),
    bushes('#2f7358', { from: 540, to: 1900, step: 56, height: 110, seed: 5, ground: () => 970 }),
    palm(600, 960, 280, -30, '#245a4a', '#3f8a62') +
      palm(1040, 960, 300, 30, '#245a4a', '#3f8a62') +
      palm(1280, 960, 260, -26, '#245a4a', '#3f8a62'),
    chattel(700, 1010, 1.25, '#f08a7c', '#c9645f', '#fffaf0', '#2f7d86'),
    chattel(1110, 1000, 1.1, '#f3cf6a', '#c9a04a', '#fffaf0', '#a84a4f'),
    path('#e3bf8c', 'M-1000 1110C-400 1090 200 1120 560 1080 900 1050 1400 1060 1900 1050V1200H-1000z'),
    at(
      250,
      1110,
      1,
      path(
        '#3f6f5c',
        'M-70-6C-66-44-30-60 0-58 34-56 62-36 68-6zM-66-14C-90-34-112-28-112-16-106-6-86-4-66-4zM-40-8L-70 12-52 14-20-6zM40-8L78 10 62 16 24-6z',
      ) + path('#77a06f', 'M-30-18L-14-44 10-46 22-20 0-14zM30-22L20-44 44-34z'),
    ),
    hills('#14383a', points('-80 1160, 200 1176, 500 1180, 760 1150, 980 1120')),
    palm(30, 1200, 680, 40, '#14383a', '#256052') +
      palm(-60, 1206, 460, 20, '#14383a', '#256052') +
      palm(-640, 1200, 600, 80, '#14383a', '#256052'),
  ],
  wideFocus: 0.55,
};

function chattel(
  x: number,
  y: number,
  s: number,
  wall: string,
  shade: string,
  trim: string,
  shutter: string,
): string {
  return at(
    x,
    y,
    s,
    path('#6a4f46', 'M-110 0h14v24h-14zM-20 0h14v24h-14zM90 0h14v24h-14zM170 0h14v24h-14z') +
      path(wall, 'M-120 0V-96L-10-160 100-96V0z') +
      path(shade, 'M100 0V-96H196V0z') +
      path(shutter, 'M-128-94L-10-166 90-166 204-94H100L-10-158-120-88z') +
      path(
        trim,
        'M-124-84H104V-92H-124zM-30 0V-70H10V0zM-92-24V-66H-58V-24zM40-24V-66H74V-24zM-26-118a16 16 0 0 1 32 0zM130-26V-66H164V-26z',
      ) +
      path(
        shutter,
        'M-100-22V-68H-90V-22zM-60-22V-68H-50V-22zM32-22V-68H42V-22zM72-22V-68H82V-22zM-24 0V-64H4V0zM124-24V-68H132V-24zM162-24V-68H170V-24z',
      ),
    s,
  );
}

const lakeSide: Point[] = points('-80 960, 140 976, 330 1000, 560 1010, 760 990, 980 950');

const newZealand: PosterScene = {
  name: 'new-zealand-south-island',
  description:
    'A yellow campervan follows the lupin-lined road beside Lake Pukaki towards Aoraki Mount Cook.',
  sky: { colours: ['#7f9fd0', '#a9b9d8', '#d5cbd6', '#f6dac5', '#fbe7c3'], horizon: 780, style: 'waves' },
  layers: [
    clouds('#fff6ec', triples('180 420 190, 760 350 170, -480 400 300, 1300 420 300'), 0.9),
    range(
      800,
      { light: '#d3c9d6', shade: '#7f8cb8', snow: '#fffaf2', snowShade: '#b9c2e0', snowLine: 0.72 },
      quads(
        '150 600 210 190, 690 590 190 210, -180 580 260 220, -560 610 260 240, 960 570 220 230, 1340 560 260 260, 420 420 300 290',
      ),
    ),
    hills('#7d86a5', points('-80 740, 80 760, 220 800, 620 806, 760 770, 980 720'), 820),
    hills('#8f8a6a', points('-80 800, 60 790, 200 812, 660 816, 820 780, 980 770'), 826),
    sea(818, ['#79c5cf', '#4fafc3', '#3496b3', '#2a7fa3'], 6, 1060),
    wavelets('#bfe6e6', 840, 980, 24, 5, 0.7),
    hills('#b9a35a', lakeSide),
    road('#3f4458', triples('640 1230 240, 560 1130 110, 430 1060 54, 330 1022 28, 280 1000 16, 260 988 9')),
    line('#f6e6bf', 4, 'M608 1200Q570 1130 470 1076M420 1050Q350 1020 300 1004'),
    campervan(420, 1076, 0.86, '#f2b632', '#fffaf0', 1),
    hills('#6f7f48', points('-80 1060, 100 1070, 240 1110, 340 1180, 400 1280, 900 1300, 980 1290')),
    (frame) => lupins(frame.left, frame.right),
    hills('#22312f', points('-80 1150, 120 1160, 260 1190, 380 1240, 800 1250, 860 1180, 980 1150')),
  ],
  wideFocus: 0.55,
};

function lupins(left: number, right: number): string {
  const spires = Array.from({ length: 50 }, (_, i) => -990 + i * 58 + ((i * 37) % 31)).filter(
    (x) => x > left - 30 && x < right + 30 && (x < 330 || x > 820),
  );
  const spire = (x: number, i: number) => {
    const h = 90 + ((i * 53) % 60);
    const y = 1190 - ((i * 29) % 40);
    return `M${x - 3} ${y}V${y - h * 0.4}h6V${y}zM${x - 15} ${y - Math.round(h * 0.4)}Q${x - 14} ${y - Math.round(h * 0.9)} ${x} ${y - Math.round(h * 1.5)}Q${x + 14} ${y - Math.round(h * 0.9)} ${x + 15} ${y - Math.round(h * 0.4)}z`;
  };
  return ['#8a5fb5', '#d98ab8', '#5f6fc0']
    .map((colour, k) =>
      path(
        colour,
        spires
          .filter((_, i) => i % 3 === k)
          .map((x, i) => spire(x, i + k * 5))
          .join(''),
      ),
    )
    .join('');
}

export const shoresScenes: readonly PosterScene[] = [seychelles, barbados, newZealand];
