import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { sitePath } from './sitePath';

const main = testContext().site;
const edition = { ...main, prefix: '/mx', trailingSlash: true };

describe('a path that the newsroom speaks of', () => {
  it.each([
    ['/mundial-2026', '/mundial-2026', '/mx/mundial-2026/'],
    ['mundial-2026', '/mundial-2026', '/mx/mundial-2026/'],
    ['/mundial-2026/Nota-1.html', '/mundial-2026/Nota-1.html', '/mx/mundial-2026/Nota-1.html'],
    ['/mundial-2026?page=2#b', '/mundial-2026?page=2#b', '/mx/mundial-2026/?page=2#b'],
    ['/', '/', '/mx/'],
  ])('is an address of each site: %s', (path, onMain, onEdition) => {
    expect([sitePath(path, main), sitePath(path, edition)]).toEqual([onMain, onEdition]);
  });

  it('is not put under the prefix twice', () => {
    expect(sitePath('/mx/mundial-2026/', edition)).toBe('/mx/mundial-2026/');
  });

  it('stays as it is when it has a host', () => {
    expect(sitePath('https://otra.example/x', edition)).toBe('https://otra.example/x');
  });

  it.each(['', ' ', 'javascript:alert(1)', 'java\tscript:alert(1)'])(
    'that is no address leads to the front page: "%s"',
    (path) => {
      expect([sitePath(path, main), sitePath(path, edition)]).toEqual(['/', '/mx/']);
    },
  );
});
