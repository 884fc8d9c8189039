import fc from 'fast-check';
import { longestSlug, slugOf, slugPattern } from './slug';

describe('the slug of a title', () => {
  it.each([
    ['Everest Base Camp Trek', 'everest-base-camp-trek'],
    ['Crète & Rhodes', 'crete-rhodes'],
    ["  Nan's  kitchen: Oaxaca!  ", 'nans-kitchen-oaxaca'],
    ['京都', 'trip'],
    ['1984', 'trip-1984'],
    ['---', 'trip'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title, 'trip')).toBe(slug);
  });

  it('is a slug for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugOf(title, 'package');
        expect(slug).toMatch(slugPattern);
        expect(slug.length).toBeLessThanOrEqual(longestSlug + 'package-'.length);
        expect(slug).not.toMatch(/^\d+$/);
      }),
    );
  });
});
