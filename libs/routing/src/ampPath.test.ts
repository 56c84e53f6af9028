import { describe, expect, it } from 'vitest';
import { ampPathOf, isAmpPath, withoutAmp } from './ampPath';
import { siteOf } from './testing/siteOf';

const sites = [
  siteOf(),
  siteOf({ trailingSlash: true }),
  siteOf({ prefix: '/mx' }),
  siteOf({ prefix: '/mx', trailingSlash: true }),
];

describe('the AMP twin of an article', () => {
  it('stands after the edition', () => {
    expect(ampPathOf(siteOf(), '/mundial-2026/x.html')).toBe('/amp/mundial-2026/x.html');
    expect(ampPathOf(siteOf({ prefix: '/mx' }), '/mx/liga/x.html')).toBe('/mx/amp/liga/x.html');
    expect(ampPathOf(siteOf({ prefix: '/mx' }), '/liga/x.html')).toBe('/mx/amp/liga/x.html');
    expect(ampPathOf(siteOf({ trailingSlash: true }), '/liga/x')).toBe('/amp/liga/x/');
  });

  it.each(sites)('is an AMP page and leads back: "$prefix" $trailingSlash', (site) => {
    for (const path of ['/liga/x.html', '/liga/x/', '/campo/x.html', '/amp/x.html', '/amp/amp/x.html']) {
      const page = site.prefix + path;
      expect(isAmpPath(ampPathOf(site, page)), page).toBe(true);
      expect(withoutAmp(ampPathOf(site, page))).toBe(page);
    }
  });

  it.each([
    ['/x/amp/y.html', '/x/y.html'],
    ['/x/amp/', '/x/'],
    ['/amp/', '/'],
    ['/amp//evil.io/x', '/evil.io/x'],
    ['/amp/x?a=/amp/', '/x?a=/amp/'],
    ['/x?a=/amp/', '/x?a=/amp/'],
    ['/x#/amp/', '/x#/amp/'],
    ['/x/amp', '/x/amp'],
    ['/campo/x', '/campo/x'],
    ['//x', '//x'],
  ])('%s belongs to %s', (path, page) => {
    expect(withoutAmp(path)).toBe(page);
  });
});
