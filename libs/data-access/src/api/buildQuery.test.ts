import { describe, expect, it } from 'vitest';
import { buildQuery, withQuery, type Query } from './buildQuery';

describe('buildQuery', () => {
  it.each<[string, Query, string]>([
    ['drops what is empty', { a: undefined, b: null, c: '', d: false, e: [], f: NaN }, ''],
    ['keeps zero', { skip: 0 }, 'skip=0'],
    ['keeps the text "false"', { evergreen: 'false' }, 'evergreen=false'],
    ['sends true', { full: true }, 'full=true'],
    ['repeats the key of a list', { names: ['a', 'b'] }, 'names=a&names=b'],
    ['drops the empty items of a list', { names: ['', 'b', null, undefined, 0] }, 'names=b&names=0'],
    ['strips a final numbering', { 'names-[0]': 'a', 'names-[12]': 'b' }, 'names=a&names=b'],
    [
      'strips nothing but that',
      { 'a-[0]-b': 1, 'c[0]': 2, 'd-0': 3, 'e-[x]': 4 },
      'a-[0]-b=1&c[0]=2&d-0=3&e-[x]=4',
    ],
    [
      'leaves the brackets of the CMS and encodes values',
      { 'filter[$or][][category]': 'fútbol & más', 'sort[_modified]': -1 },
      'filter[$or][][category]=f%C3%BAtbol%20%26%20m%C3%A1s&sort[_modified]=-1',
    ],
    ['keeps a key from breaking out', { 'a&b=c': '1#2' }, 'a%26b%3Dc=1%232'],
    ['survives half an emoji', { q: '\ud83d' }, 'q=%EF%BF%BD'],
  ])('%s', (_, query, text) => {
    expect(buildQuery(query)).toBe(text);
  });
});

describe('withQuery', () => {
  it.each([
    ['/a', { b: 1 }, '/a?b=1'],
    ['/a?x=1', { b: 1 }, '/a?x=1&b=1'],
    ['/a?', { b: 1 }, '/a?b=1'],
    ['/a?x=1&', { b: 1 }, '/a?x=1&b=1'],
    ['/a', { b: '' }, '/a'],
    ['/a', {}, '/a'],
  ])('%s with %j is %s', (url, query, expected) => {
    expect(withQuery(url, query)).toBe(expected);
  });
});
