import { describe, expect, it } from 'vitest';
import { readPaginationInfo } from './readPaginationInfo';

describe('readPaginationInfo', () => {
  it.each([
    [
      { nextPage: 2, lastPage: 5 },
      { nextPage: 2, lastPage: 5 },
    ],
    [
      { next_page: '2', last_page: '5' },
      { nextPage: 2, lastPage: 5 },
    ],
    [
      { nextPage: -1, lastPage: 5 },
      { nextPage: null, lastPage: 5 },
    ],
    [
      { nextPage: 3, lastPage: false },
      { nextPage: 3, lastPage: null },
    ],
    [
      { nextPage: 3, lastPage: true },
      { nextPage: null, lastPage: null },
    ],
    [{ nextPage: 0 }, { nextPage: null, lastPage: null }],
    [{ nextPage: 1.5 }, { nextPage: null, lastPage: null }],
    [undefined, { nextPage: null, lastPage: null }],
    ['x', { nextPage: null, lastPage: null }],
  ])('reads %j as %j', (wire, info) => {
    expect(readPaginationInfo(wire)).toEqual(info);
  });
});
