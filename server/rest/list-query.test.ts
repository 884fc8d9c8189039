import { listPage, oneOf, queryText, wholeNumber } from './list-query';

const refused = (field: string) =>
  expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });

describe('page and limit', () => {
  it.each([
    [{}, { page: 1, limit: 50 }],
    [
      { page: '3', limit: '20' },
      { page: 3, limit: 20 },
    ],
    [
      { page: ' 2 ', limit: '' },
      { page: 2, limit: 50 },
    ],
    [{ limit: '100' }, { page: 1, limit: 100 }],
    [{ limit: '101' }, { page: 1, limit: 100 }],
    [{ limit: '999999999' }, { page: 1, limit: 100 }],
  ])('of %j are %j', (query, expected) => {
    expect(listPage(query)).toEqual(expected);
  });

  it.each(['0', '-1', '1.5', '1e3', '0x10', 'NaN', 'ten', '1;drop', '9999999999', ['1', '2']])(
    'are never %j',
    (value) => {
      expect(() => listPage({ page: value })).toThrow(refused('page'));
      expect(() => listPage({ limit: value })).toThrow(refused('limit'));
    },
  );
});

describe('a whole number', () => {
  it('may have a largest value', () => {
    expect(wholeNumber({ travelers: '100' }, 'travelers', 1, 100)).toBe(100);
    expect(() => wholeNumber({ travelers: '101' }, 'travelers', 1, 100)).toThrow(refused('travelers'));
  });
});

describe('a choice', () => {
  it('is found in either case, and is null when it is not made', () => {
    expect(oneOf({ sort: 'Price-Low' }, 'sort', ['price-low'])).toBe('price-low');
    expect(oneOf({}, 'sort', ['price-low'])).toBeNull();
    expect(oneOf({ sort: '' }, 'sort', ['price-low'])).toBeNull();
  });

  it('is never one that is not offered', () => {
    for (const sort of ['best', '__proto__', 'constructor', ['price-low']])
      expect(() => oneOf({ sort }, 'sort', ['price-low'])).toThrow(refused('sort'));
  });
});

describe('a text', () => {
  it('is trimmed, null when blank, and given once', () => {
    expect(queryText({ search: ' sea ' }, 'search')).toBe('sea');
    expect(queryText({ search: '  ' }, 'search')).toBeNull();
    expect(() => queryText({ search: ['a', 'b'] }, 'search')).toThrow(refused('search'));
  });
});
