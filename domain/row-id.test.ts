import { parseRowId } from './row-id';

describe('the id of a row', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [' 1', null],
    ['abc', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('in %j is %j', (text, id) => {
    expect(parseRowId(text)).toBe(id);
  });
});
