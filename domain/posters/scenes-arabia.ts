import { camel } from './animals';
import { dhow } from './boats';
import { hiker } from './craft';
import { dune, hills } from './land';
import { treasury } from './monuments-east';
import { skyline } from './monuments-west';
import { range } from './peaks';
import type { PosterScene } from './scene';
import { lens, mirrored, path, type Point, points, polygon, quads, rect, triples } from './shapes';
import { mist } from './sky';
import { palm } from './palms';
import { reeds } from './plants';
import { bushes } from './trees';
import { glitter, sea } from './water';

const kasbahTower = (x: number, y: number, w: number, h: number, c = '#c56b40', s = '#8f4230') =>
  path(
    c,
    `M${x} ${y}L${x + w * 0.06} ${y - h}v-12h${w * 0.16}v12h${w * 0.2}v-12h${w * 0.16}v12h${w * 0.2}v-12h${w * 0.16}v12L${x + w} ${y}z`,
  ) +
  path(
    s,
    `M${x + w * 0.64} ${y}V${y - h}h${w * 0.12}v-12h${w * 0.18}v12L${x + w} ${y}z` +
      [0.2, 0.42]
        .map(
          (d) =>
            `M${x + w * d} ${y - h * 0.84}h${w * 0.1}v${w * 0.2}h${-w * 0.1}zM${x + w * d} ${y - h * 0.55}h${w * 0.1}v${w * 0.2}h${-w * 0.1}z`,
        )
        .join(''),
  );

const atlas: PosterScene = {
  name: 'high-atlas-to-the-sahara',
  description:
    'A camel train crosses the dunes towards an earthen kasbah and palms beneath the snowy High Atlas.',
  sky: {
    colours: ['#f2b48a', '#f6c79c', '#fad9b0', '#fdeacb'],
    horizon: 760,
    style: 'waves',
    sun: { x: 690, y: 470, radius: 60, colour: '#fff5dc', rings: ['#fde0b5'] },
  },
  layers: [
    range(
      780,
      { light: '#c9a5b4', shade: '#927a9f', snow: '#fff4e8', snowShade: '#cdbfd4', snowLine: 0.48 },
      quads(
        '120 570 240 210, 330 530 230 230, 560 580 200 210, 800 590 230 230, -280 560 260 240, -680 590 260 260, 1180 560 260 260, 1560 590 260 260',
      ),
    ),
    hills('#b5766b', points('-80 770, 140 730, 360 760, 600 720, 980 750')),
    hills('#a35c48', points('-80 830, 100 810, 300 780, 480 790, 980 830')),
    kasbahTower(180, 840, 70, 150) +
      kasbahTower(300, 840, 60, 120, '#d17a4a') +
      path('#c56b40', 'M110 850V760H430V850z') +
      kasbahTower(120, 850, 60, 120, '#d88a57') +
      kasbahTower(240, 850, 90, 110) +
      kasbahTower(380, 850, 76, 140, '#d88a57') +
      path('#8f4230', 'M262 850v-34a12 12 0 0 1 24 0v34z'),
    kasbahTower(-420, 850, 80, 150, '#d17a4a') + kasbahTower(-330, 850, 60, 100),
    palm(490, 860, 130, 16, '#3f5a3c') +
      palm(540, 866, 100, -12, '#3f5a3c') +
      palm(90, 866, 110, -14, '#3f5a3c') +
      palm(-480, 866, 130, 14, '#3f5a3c') +
      palm(-230, 866, 120, -14, '#3f5a3c') +
      palm(1090, 866, 120, 14, '#3f5a3c'),
    bushes('#4f6a40', { from: -1000, to: 1900, step: 46, height: 30, seed: 4, ground: () => 872 }),
    dune(
      '#f0b566',
      '#c9793f',
      points(
        '-1100 900, -700 870, -300 890, 0 876, 240 890, 440 870, 620 850, 800 880, 1100 860, 1500 890, 1900 880',
      ),
      points('620 850, 590 900, 650 960, 600 1040'),
    ),
    triples('300 984 0.5, 400 978 0.5, 500 974 0.5, 200 992 0.5, 100 1000 0.5')
      .map(([x = 0, y = 0, s = 1], i) => camel(x, y, s, '#3c2030', i % 2 ? '#2f5a86' : '#c83d34'))
      .join(''),
    dune(
      '#e39a48',
      '#a9532f',
      points(
        '-1100 1050, -600 1010, -200 1000, 60 1010, 260 990, 470 976, 640 970, 780 1010, 980 1060, 1400 1040, 1900 1080',
      ),
      points('640 970, 620 1030, 690 1100, 640 1220'),
    ),
    dune(
      '#8f3f2c',
      '#5a2530',
      points('-1100 1130, -500 1100, -100 1120, 120 1090, 300 1110, 460 1150, 640 1180, 980 1150, 1900 1140'),
      points('120 1090, 90 1140, 160 1210'),
    ),
  ],
  wideFocus: 0.58,
};

const canyon = (colour: string, edge: readonly Point[], side: -1 | 1) =>
  polygon(colour, [...edge, [side < 0 ? -1200 : 2100, 1200], [side < 0 ? -1200 : 2100, 0]]);

const petra: PosterScene = {
  name: 'petra-and-wadi-rum',
  description:
    'The rose-red Treasury of Petra glows through the dark walls of the Siq as a camel waits below.',
  sky: { colours: ['#f6c9a0', '#f9d9b3', '#fde8c9'], horizon: 620, style: 'bands' },
  layers: [
    polygon(
      '#e2a07c',
      points(
        '-1200 1000, -1200 300, -700 360, -200 330, 120 380, 240 420, 330 400, 470 436, 560 410, 700 430, 900 360, 1300 340, 1700 380, 2100 330, 2100 1000',
      ),
    ),
    path('#cf8464', 'M240 420L256 520 236 640 250 800H150V400zM560 410L548 520 570 640 590 800H640V420z'),
    treasury(430, 956, 1.28, '#f7c49c', '#d98262', '#7c3330'),
    rect('#e9b98c', -1200, 950, 3300, 260),
    path('#cf9068', 'M-1200 960H2100V972H-1200z'),
    canyon(
      '#b3573f',
      points(
        '-60 0, 120 0, 150 120, 120 260, 200 360, 170 470, 240 560, 216 700, 270 820, 240 960, 200 1040, 160 1200',
      ),
      -1,
    ),
    canyon(
      '#a34a3a',
      points(
        '860 0, 760 0, 740 140, 790 260, 700 380, 720 480, 640 600, 668 720, 620 830, 650 960, 720 1060, 800 1200',
      ),
      1,
    ),
    path(
      '#c96c4c',
      'M120 0C150 120 120 260 200 360L170 470 240 560 216 700 270 820 240 960 220 990C210 880 190 800 150 720 170 620 130 540 90 480 130 380 60 240 80 0z',
    ),
    path(
      '#8a3a34',
      'M-1200 420C-700 360-300 470 60 400 90 480 120 520 90 600-300 620-700 560-1200 640zM-1200 800C-700 740-300 830 120 780L150 860C-300 900-700 850-1200 900zM2100 420C1600 360 1200 470 800 420L760 540C1200 580 1600 540 2100 620zM2100 800C1600 740 1200 830 740 790L730 870C1200 900 1600 870 2100 920z',
      0.55,
    ),
    canyon(
      '#6a2a30',
      points('-60 0, 20 0, 40 160, -10 300, 70 430, 40 560, 110 700, 80 860, 140 1000, 110 1200'),
      -1,
    ),
    canyon(
      '#5a2430',
      points('960 0, 880 0, 850 180, 900 330, 800 480, 840 620, 760 760, 800 900, 770 1030, 860 1200'),
      1,
    ),
    path(
      '#843a36',
      'M-1200 0H-700C-760 300-640 560-720 1200H-1200zM-470 0H-170C-230 260-120 480-190 740-130 940-220 1080-180 1200H-520C-450 860-560 480-470 0zM1090 0H1250C1200 400 1330 760 1240 1200H1050C1150 800 1010 420 1090 0z',
      0.7,
    ) + path('#43202c', 'M-700 0C-760 300-640 560-720 1200H-520C-450 860-560 480-470 0z', 0.45),
    camel(520, 1056, 0.86, '#43202c', '#2f6d86', -1),
    path('#b9764f', lens(510, 1060, 90, 7)),
    hiker(340, 1050, 0.8, '#43202c', '#f3e2c4', -1),
    path(
      '#43202c',
      'M-1200 1200V1130C-600 1110-100 1120 160 1130 340 1150 480 1180 640 1170 800 1150 1300 1120 2100 1130V1200z',
    ),
  ],
  wideFocus: 0.5,
};

const pyramid = (x: number, y: number, w: number, h: number, light: string, shade: string) =>
  polygon(light, [
    [x - w, y],
    [x, y - h],
    [x + w * 0.9, y],
  ]) +
  polygon(shade, [
    [x, y - h],
    [x + w * 0.9, y],
    [x + w * 0.22, y],
  ]);

const cairo: PosterScene = {
  name: 'cairo-and-the-nile',
  description: 'A felucca glides down the Nile past palms and the pyramids of Giza in a dusty golden sunset.',
  sky: {
    colours: ['#e7a84f', '#efbd64', '#f6d183', '#fbe5aa'],
    horizon: 740,
    style: 'halo',
    sun: { x: 640, y: 600, radius: 92, colour: '#fff3cb' },
  },
  layers: [
    hills('#d9a05a', points('-80 750, 200 740, 520 756, 980 740')),
    pyramid(300, 770, 260, 310, '#d99a52', '#a3653f') +
      pyramid(590, 770, 190, 220, '#c98a4c', '#95583c') +
      pyramid(770, 770, 100, 112, '#c98a4c', '#95583c') +
      pyramid(-420, 770, 160, 180, '#d2934f', '#9a5c3d'),
    path('#fbe0a8', 'M300 460L274 494 290 502 304 490 318 508 322 488z', 0.7),
    hills('#b9793f', points('-80 790, 160 770, 420 780, 700 766, 980 780')),
    bushes('#5f6a3a', { from: -1000, to: 1900, step: 40, height: 40, seed: 8, ground: () => 842 }),
    quads(
      '40 840 150 12, 90 842 120 -14, 150 840 170 18, 470 842 120 -10, 520 840 150 14, 800 842 160 -16, 860 840 130 14, -160 842 150 14, -260 842 120 -14, -620 842 160 16, 1040 842 150 -14, 1130 842 120 12, 1300 842 160 16',
    )
      .map(([x = 0, y = 0, h = 0, l = 0]) => palm(x, y, h, l, '#3d4a30'))
      .join(''),
    rect('#3d4a30', -1000, 834, 2900, 16),
    sea(848, ['#e9b766', '#c98f5c', '#8f7466', '#4f6474', '#27485f'], 5),
    glitter('#fff0c2', 640, 852, 1160, 64, 6, 0.9),
    dhow(190, 890, 0.42, '#fbe9c4', '#d9b587', '#4a2f2a', -1),
    mirrored(1030, dhow(400, 1030, 1.35, '#f6d9a8', '#d9ae7c', '#3a2426'), 0.25, 0.5),
    dhow(400, 1030, 1.35, '#fdf1d6', '#e0bd8d', '#3a2426'),
    path('#1f3c52', lens(400, 1048, 220, 9)),
    reeds('#1f2c24', 1200, 230, 9, -1000, 170, 15),
    reeds('#1f2c24', 1200, 170, 4, 780, 1900, 15),
    hills('#16202a', points('-80 1170, 120 1180, 420 1194, 760 1190, 980 1170')),
  ],
  wideFocus: 0.6,
};

const dubai: PosterScene = {
  name: 'dubai-and-the-desert',
  description: 'The needle of Burj Khalifa rises from a lilac haze beyond rippled dunes and a resting camel.',
  sky: {
    colours: ['#6a86b5', '#9aa0c4', '#cfb2c6', '#f0c6b8', '#fbdfba'],
    horizon: 780,
    style: 'bands',
    sun: { x: 230, y: 660, radius: 70, colour: '#fff4d8' },
  },
  layers: [
    path(
      '#a793b9',
      'M536 800V640H544V560H552V500H559V430H564V370L568 300 572 370V430H577V500H584V560H592V640H600V800z',
    ) + path('#8d7cab', 'M568 300L572 370V430H577V500H584V560H592V640H600V800H574z'),
    skyline(
      '#b7a2c2',
      '#a48fb6',
      '#fbe5c0',
      800,
      quads(
        '300 40 110 0, 350 34 160 3, 392 46 130 1, 446 30 190 4, 484 40 150 0, 612 36 200 3, 656 46 150 0, 708 30 220 4, 746 44 160 1, 796 40 120 0, 844 36 180 3, 886 46 130 0, 950 40 150 4, 1010 44 110 0, 1070 36 160 3, 1130 50 90 0, 1200 40 120 1, -60 40 90 0, -120 36 120 3, -200 40 80 0, 120 40 80 0, 190 36 110 3, 240 44 90 0, -300 40 70 0',
      ),
      4,
      0.1,
    ),
    path('#b7a2c2', 'M40 800C60 720 90 670 130 640V800z'),
    rect('#e3c3b5', -1000, 798, 2900, 60),
    mist('#fbe3c8', 796, 22, 0.7, 4),
    dune(
      '#f0bf8a',
      '#cf8f74',
      points('-1100 860, -700 820, -300 840, 0 816, 200 840, 420 820, 640 830, 980 810, 1400 840, 1900 820'),
      points('0 816, -30 860, 40 920'),
    ),
    dune(
      '#eaa868',
      '#b9694f',
      points(
        '-1100 960, -500 900, -100 930, 200 880, 340 850, 480 890, 700 930, 1000 900, 1400 930, 1900 900',
      ),
      points('340 850, 300 910, 380 980, 320 1080'),
    ),
    path(
      '#d98e58',
      'M60 990Q160 960 280 984 160 976 60 990zM20 1020Q150 990 290 1016 150 1006 20 1020zM-400 980Q-240 950-60 980-240 968-400 980zM1100 960Q1240 930 1400 960 1240 948 1100 960z',
    ),
    dune(
      '#d98a54',
      '#8f4640',
      points(
        '-1100 1060, -600 1040, -200 1060, 100 1050, 400 1020, 620 980, 760 950, 860 980, 980 1020, 1300 1060, 1900 1040',
      ),
      points('760 950, 730 1020, 790 1090, 740 1210'),
    ),
    camel(560, 1010, 0.92, '#4a2838', '#f6efe2') + camel(410, 1036, 0.86, '#4a2838'),
    camel(-300, 1064, 0.8, '#4a2838', '#f6efe2'),
    dune(
      '#7a3a3e',
      '#4a2236',
      points(
        '-1100 1150, -500 1110, -200 1100, 60 1120, 260 1110, 460 1150, 720 1190, 980 1170, 1400 1130, 1900 1160',
      ),
      points('60 1120, 30 1160, 100 1220'),
    ),
  ],
  wideFocus: 0.6,
};

export const arabiaScenes: readonly PosterScene[] = [atlas, petra, cairo, dubai];
