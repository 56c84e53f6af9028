import { describe, expect, it } from 'vitest';
import { encodePath } from './encodePath';
import { versionedUrl } from './versionedUrl';

describe('versionedUrl', () => {
  it.each([
    ['http://api', 'v1', '/sites/FCA/news', 'http://api/v1/sites/FCA/news'],
    ['http://api/', 'v2', 'sites/FCA/menu', 'http://api/v2/sites/FCA/menu'],
    ['http://api', 'none', '/soccer/matches', 'http://api/soccer/matches'],
    ['http://api/api//', 'none', '/collections', 'http://api/api/collections'],
  ] as const)('joins %s, %s and %s with single slashes', (base, version, path, url) => {
    expect(versionedUrl(base, version, path)).toBe(url);
  });

  it.each(['https://links.example/fca.json', 'HTTP://links.example'])('leaves %s as it is', (address) => {
    expect(versionedUrl('http://api', 'v1', address)).toBe(address);
  });

  it('takes no path that a name was made into for an address', () => {
    const path = encodePath(['all', 'https://evil.example']) ?? '';

    expect(versionedUrl('http://api', 'v1', path)).toBe('http://api/v1/all/https%3A%2F%2Fevil.example');
  });
});

describe('encodePath', () => {
  it('encodes each segment on its own, capitals untouched', () => {
    expect(encodePath(['all', 'Gales-Gana', 'a b', 'x/y?z#w', 'ñ.html'])).toBe(
      '/all/Gales-Gana/a%20b/x%2Fy%3Fz%23w/%C3%B1.html',
    );
  });

  it.each(['..', '.', '%2e%2E', '.%2e', '', '\udc00'])('has no path for the segment %j', (segment) => {
    expect(encodePath(['all', segment, 'news'])).toBeNull();
  });

  it('keeps dots that are part of a name', () => {
    expect(encodePath(['copa-2.0', '...', 'a..b'])).toBe('/copa-2.0/.../a..b');
  });
});
