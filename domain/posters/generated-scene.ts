import { type Hour, type Terrain, planes } from './generated-planes';
import { between, createRandom, pick, type Random } from './random';
import type { PosterScene, Sky } from './scene';
import { mix, triples } from './shapes';
import { clouds, stars } from './sky';

const hours: readonly [Hour, ...Hour[]] = [
  {
    name: 'at dawn',
    sky: ['#8f8fc0', '#c7a3bf', '#f0b5ac', '#fbd8b0'],
    sun: '#fff6dc',
    haze: '#e3b7b5',
    dark: '#2a2344',
    isNight: false,
  },
  {
    name: 'on a clear morning',
    sky: ['#4a9fc0', '#86c0cc', '#c5dccf', '#f3ecd0'],
    sun: '#fffae3',
    haze: '#bcd8d6',
    dark: '#15394a',
    isNight: false,
  },
  {
    name: 'in the golden hour',
    sky: ['#e8a05c', '#f2b972', '#f8d293', '#fde8bd'],
    sun: '#fff5d3',
    haze: '#efc490',
    dark: '#33262a',
    isNight: false,
  },
  {
    name: 'at sunset',
    sky: ['#7a4f86', '#b86a86', '#e88f78', '#f9c487'],
    sun: '#ffecbc',
    haze: '#c88a92',
    dark: '#261838',
    isNight: false,
  },
  {
    name: 'by moonlight',
    sky: ['#14244f', '#22406f', '#40658f', '#7f9ab0'],
    sun: '#f6ecd0',
    haze: '#6f8cab',
    dark: '#0c1530',
    isNight: true,
  },
];

const words: readonly (readonly [Terrain, RegExp])[] = [
  ['ice', /arctic|antarctic|polar|\bice|glacier|greenland|lapland|snow/],
  ['desert', /desert|dune|sahara|safari|oasis|oman|jordan|egypt|outback/],
  [
    'shore',
    /hebrid|orkney|shetland|ireland|irish|wales|cornwall|baltic|faroe|nova scotia|(scot|engl|norw|swed|finl|denm).*(beach|coast|island|sea)|(beach|coast|island|sea).*(scot|engl|norw|swed|finl|denm)/,
  ],
  ['coast', /beach|island|isle|coast|\bsea|lagoon|reef|bay|caribbean|cruise|riviera|atoll|harbour|honeymoon/],
  ['mountain', /mount|alp|peak|trek|ski|himalaya|andes|highland|pyrenees|valley|volcan/],
  ['city', /city|cities|london|paris|berlin|tokyo|york|hong kong|singapore|capital|break/],
];

/** Makes up a scene for a place nobody has drawn yet; the same slug always gets the same one. */
export function generatedScene(subject: {
  slug: string;
  destination: string;
  category: string;
}): PosterScene {
  const random = createRandom(subject.slug);
  const terrain = terrainOf(
    `${subject.slug.replace(/-/g, ' ')} ${subject.destination} ${subject.category}`.toLowerCase(),
    random,
  );
  const hour = pick(random, hours);
  const sunX = Math.round(between(random, 160, 740));
  const sky: Sky = {
    colours: hour.sky,
    horizon: 770,
    style: pick(random, ['bands', 'waves']),
    sun: {
      x: sunX,
      y: Math.round(between(random, 500, 660)),
      radius: Math.round(between(random, 50, 84)),
      colour: hour.sun,
    },
  };
  const air = hour.isNight
    ? stars(hour.sun, Math.round(random() * 900), 560, 46)
    : clouds(
        mix(hour.sky[1], '#ffffff', 0.6),
        triples('220 380 190, 740 440 170, -480 400 280, 1300 380 280'),
        0.7,
      );
  const land = planes[terrain](hour, random, sunX);
  return {
    name: subject.slug,
    description: `${sights[terrain]} ${hour.name}, drawn for ${subject.destination}.`,
    sky,
    layers: [air, ...land],
    wideFocus: Math.round(between(random, 50, 62)) / 100,
  };
}

function terrainOf(text: string, random: Random): Terrain {
  const named = words.find(([, pattern]) => pattern.test(text));
  return named ? named[0] : pick(random, ['country', 'coast', 'mountain']);
}

const sights: Record<Terrain, string> = {
  coast: 'A sailing boat leaves a palm-lined bay',
  shore: 'A lighthouse watches a sailing boat off a northern shore',
  city: 'A city skyline stands above still water',
  mountain: 'A cottage lies under snowy peaks',
  desert: 'Camels cross a sea of dunes',
  ice: 'A polar bear walks below white mountains',
  country: 'A road runs through rolling hills',
};
