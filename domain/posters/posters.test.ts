import { gzipSync } from 'node:zlib';
import { drawBrandMark } from './brand-mark';
import { homeScenes, notFoundScene } from './home-scenes';
import { namedScenes } from './named-scenes';
import { drawPoster, posterDescription, posterSceneFor, type PosterFormat } from './poster';

const formats: readonly PosterFormat[] = ['portrait', 'wide', 'square'];
const slugs = `everest-base-camp-trek torres-del-paine-w-trek iceland-ring-road kilimanjaro-machame-route
costa-rica-rainforest-and-coast dunes-of-the-namib lofoten-by-sea-kayak high-atlas-to-the-sahara dolomites-hut-to-hut
tokyo-to-kyoto palaces-of-rajasthan petra-and-wadi-rum istanbul-and-cappadocia cusco-and-machu-picchu
moorish-cities-of-andalusia hanoi-to-hoi-an cairo-and-the-nile lisbon-porto-and-the-douro amalfi-coast-slowly
santorini-and-naxos a-lagoon-in-the-maldives ubud-and-the-rice-terraces west-highland-line madeira-gardens-and-levadas
villas-of-lake-como sri-lanka-tea-hills-and-south-coast zanzibar-spice-island lapland-and-the-northern-lights
kenya-family-safari cornish-coves-and-harbours sailing-the-dalmatian-islands swiss-alps-by-train
canadian-rockies-road-trip azores-whales-and-volcanoes orangutans-of-borneo new-zealand-south-island
bora-bora-honeymoon seychelles-island-hopping tuscan-vineyard-honeymoon svalbard-arctic-voyage
galapagos-small-ship-cruise bhutan-and-the-tigers-nest mallorca-family-villa copenhagen-with-children
mauritius-family-beach paris-to-venice-by-rail dubai-and-the-desert okavango-delta-lodges rome-and-florence-art-week
samarkand-and-the-silk-road angkor-and-the-mekong barbados-west-coast bath-and-the-cotswolds
new-york-city-break`.split(/\s+/);

const unknown = [
  { slug: 'hebridean-beaches', destination: 'Harris, Scotland', category: 'relaxation' },
  { slug: 'berlin-long-weekend', destination: 'Berlin, Germany', category: 'city break' },
  { slug: 'pyrenees-traverse', destination: 'Pyrenees, Spain', category: 'adventure' },
  { slug: 'empty-quarter', destination: 'Desert of Oman', category: 'adventure' },
  { slug: 'antarctic-crossing', destination: 'Antarctic Peninsula', category: 'adventure' },
  { slug: 'fiji-reef-escape', destination: 'Yasawa Islands, Fiji', category: 'relaxation' },
  { slug: 'somewhere-quiet', destination: 'Somewhere', category: 'general' },
];
const subjectOf = (slug: string) => ({ slug, destination: slug, category: 'general' });
const allScenes = [
  ...slugs.map((slug) => posterSceneFor(subjectOf(slug))),
  ...homeScenes.map(({ scene }) => scene),
  notFoundScene,
  ...unknown.map((subject) => posterSceneFor(subject)),
];

/** Names of tags that are opened and never closed, or closed out of turn. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name = '', attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s[\w-]+="[^"<]*")*)\s*(\/?)>/gi,
  )) {
    if (closing) {
      if (open.pop() !== name) wrong.push(name);
    } else if (!selfClosing) open.push(name);
    if (/(NaN|undefined|Infinity)/.test(attributes)) wrong.push(`${name}${attributes}`);
  }
  return [...wrong, ...open];
}

describe('posterSceneFor', () => {
  it('knows a drawn scene for each of the 54 products of the catalogue', () => {
    expect(slugs).toHaveLength(54);
    expect(slugs.filter((slug) => !namedScenes.has(slug))).toEqual([]);
    expect(namedScenes.size).toBe(54);
  });

  it('makes up a scene for any other product, always the same one', () => {
    for (const subject of unknown) {
      const drawing = drawPoster(posterSceneFor(subject), 'portrait');
      expect(drawing.length).toBeGreaterThan(2000);
      expect(drawing).toBe(drawPoster(posterSceneFor({ ...subject }), 'portrait'));
    }
  });

  it('reads the place from the words of the product', () => {
    const described = unknown.map((subject) => posterDescription(posterSceneFor(subject)));
    expect(described[0]).toMatch(/northern shore/);
    expect(described[1]).toMatch(/skyline/);
    expect(described[2]).toMatch(/peaks/);
    expect(described[3]).toMatch(/dunes/);
    expect(described[4]).toMatch(/polar bear/);
    expect(described[5]).toMatch(/palm-lined bay/);
  });
});

describe('drawPoster', () => {
  it.each(formats)('draws every scene as well-formed SVG without text, %s', (format) => {
    for (const scene of allScenes) {
      const svg = drawPoster(scene, format);
      expect([scene.name, unbalancedTags(svg)]).toEqual([scene.name, []]);
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d ]+" role="img" aria-label="[^"]+">/,
      );
      expect(svg).toMatch(/<\/svg>$/);
      expect(svg).not.toMatch(/<(text|title|script|image|foreignObject)|NaN|undefined/);
    }
  });

  it.each(formats)('keeps every poster under 6 kB compressed, %s', (format) => {
    const heavy = allScenes
      .map((scene) => [scene.name, gzipSync(drawPoster(scene, format)).length] as const)
      .filter(([, size]) => size >= 6000);
    expect(heavy).toEqual([]);
  });

  it('gives the same drawing each time and a different one to each destination', () => {
    const drawings = allScenes.map((scene) =>
      drawPoster(scene, 'portrait', { idPrefix: 'x-' }).replace(/aria-label="[^"]*"/, ''),
    );
    expect(drawings).toEqual(
      allScenes.map((scene) =>
        drawPoster(scene, 'portrait', { idPrefix: 'x-' }).replace(/aria-label="[^"]*"/, ''),
      ),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('prefixes every id and refers only to ids it defines', () => {
    for (const scene of allScenes) {
      const svg = drawPoster(scene, 'wide', { idPrefix: 'card7-' });
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id) => !id?.startsWith('card7-'))).toEqual([]);
      expect([scene.name, ids.length]).toEqual([scene.name, new Set(ids).size]);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('shows the proportions of each format', () => {
    const ratio = (format: PosterFormat) => {
      const box =
        /viewBox="([^"]+)"/.exec(drawPoster(notFoundScene, format))?.[1]?.split(' ').map(Number) ?? [];
      return (box[2] ?? 0) / (box[3] ?? 1);
    };
    expect(ratio('portrait')).toBeCloseTo(3 / 4, 2);
    expect(ratio('wide')).toBeCloseTo(21 / 9, 2);
    expect(ratio('square')).toBe(1);
  });
});

describe('posterDescription', () => {
  it('says what each poster shows in one sentence of its own', () => {
    const sentences = allScenes.map(posterDescription);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(
      sentences.filter((sentence) => !/^[A-Z][^.!?]*\.$/.test(sentence) || sentence.length > 160),
    ).toEqual([]);
  });
});

describe('drawBrandMark', () => {
  it('draws a well-formed mark', () => {
    expect(unbalancedTags(drawBrandMark())).toEqual([]);
    expect(drawBrandMark()).not.toMatch(/ id=/);
  });
});
