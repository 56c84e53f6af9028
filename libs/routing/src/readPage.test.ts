import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';

describe('reading the page number', () => {
  it.each([
    ['', 1],
    ['utm_source=x', 1],
    ['page=2', 2],
    ['a=b&page=10', 10],
    ['page=9999', 9999],
  ])('%j asks for page %i', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toEqual({ kind: 'page', page });
  });

  it('sends ?page=1 to the address without a number', () => {
    expect(readPage(new URLSearchParams('page=1'))).toEqual({ kind: 'canonical' });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=01',
    'page=',
    'page',
    'page=2&page=3',
    'page=1&page=1',
    'page=10000',
    'page=%202',
    'page=2%0A',
    'page=+2',
    'page=2e3',
    'page=0x2',
    'page=٢',
    'page=Infinity',
  ])('%s is no page of any list', (query) => {
    expect(readPage(new URLSearchParams(query))).toEqual({ kind: 'invalid' });
  });
});
