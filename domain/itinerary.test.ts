import { parseItineraryDays } from './itinerary';

describe('days in a text', () => {
  it('are found in the JSON of a list of them', () => {
    const days = [{ day: 1, title: 'Arrive', description: 'Tea.' }];
    expect(parseItineraryDays(` ${JSON.stringify(days)} `)).toEqual(days);
  });

  it.each([
    'Walk, then rest.',
    '',
    '[]',
    '[1, 2]',
    '[null]',
    '[{"day": 1, "title": "Arrive"',
    '[{"day":"1","title":"Arrive","description":"Tea."}]',
    '[{"day":0,"title":"Arrive","description":"Tea."}]',
    '{"day":1,"title":"Arrive","description":"Tea."}',
    '['.repeat(50_000),
  ])('are not in any other (%#)', (text) => {
    expect(parseItineraryDays(text)).toBeNull();
  });
});
