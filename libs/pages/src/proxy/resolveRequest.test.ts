import { describe, expect, it } from 'vitest';
import { brands } from '@cancha/brands/brands';
import type { Site } from '@cancha/brands/Site';
import { resolveRequest } from './resolveRequest';

const mexico: Site = { ...brands.fca, id: 'mx', prefix: '/mx' };

function resolve(address: string, site: Site = brands.fca) {
  const [pathname = '', query = ''] = address.split('?');
  return resolveRequest(site, pathname, new URLSearchParams(query));
}
const insideOf = (path: string) => ({ kind: 'rewrite', path: `/fca/${path}` });

describe('a public address', () => {
  it.each([
    ['/', 'home'],
    ['/info/staff', 'staff'],
    ['/quienes-somos', 'info/about'],
    ['/info/contacto', 'info/contact'],
    ['/info/privacidad', 'info/privacy'],
    ['/info/terminos-y-condiciones', 'info/terms'],
    ['/info/ad-choices', 'info/adChoices'],
    ['/politica-editorial', 'info/editorialPolicy'],
    ['/apuestas/principios-de-publicacion', 'info/bettingPrinciples'],
    ['/ultimas-noticias', 'latest/1'],
    ['/trending', 'trending/1'],
    ['/trending/', 'trending/1'],
    ['/tema/copa-oro', 'topic/copa-oro/1'],
    ['/staff/mesa-mundial', 'author/mesa-mundial/1'],
    ['/nicaragua', 'country/nicaragua/1'],
    ['/mundial-2026', '1/mundial-2026'],
    ['/Mundial/Nota-1.html', '1/Mundial/Nota-1.html'],
    ['/estadisticas', '1/estadisticas'],
  ])('%s leads to %s', (address, path) => {
    expect(resolve(address)).toEqual(insideOf(path));
  });

  it.each(['/fca/home', '/fca/problem/serverError', '/home', '/missing'])(
    'that spells the internal path %s is a path like any other',
    (address) => {
      expect(resolve(address)).toEqual(insideOf(`1${address}`));
    },
  );

  it('keeps the letters of a topic that need an escape', () => {
    expect(resolve('/tema/m%C3%A9xico')).toEqual(insideOf('topic/m%C3%A9xico/1'));
    expect(resolve('/tema/a%3Fb')).toEqual(insideOf('topic/a%3Fb/1'));
  });

  // Next would decode it once for the page and twice for its metadata.
  it.each(['/tema/100%25', '/tema/a%2525b', '/mundial-2026/100%25.html', '/staff/%25'])(
    'with an escaped percent sign is missing: %s',
    (address) => {
      expect(resolve(address)).toEqual(insideOf('missing'));
    },
  );

  it('of an edition is read without its prefix', () => {
    expect(resolve('/mx', mexico).path).toBe('/mx/home');
    expect(resolve('/mx/tema/mls?page=2', mexico).path).toBe('/mx/topic/mls/2');
    expect(resolve('/mx/liga-mx/nota.html', mexico).path).toBe('/mx/1/liga-mx/nota.html');
  });

  it.each(['//evil.example', '/a/../b', '/a/%2e%2e/b', '/a%2Fb', '/a%5Cb', '/%E0%A4%A', '/a%00b', '/a\\b'])(
    'that two readers could take for two pages is missing: %s',
    (address) => {
      expect(resolve(address)).toEqual(insideOf('missing'));
    },
  );
});

describe('the number of a page', () => {
  it.each([
    ['/ultimas-noticias?page=3', 'latest/3'],
    ['/trending?page=2', 'trending/2'],
    ['/tema/mls?page=2&utm_source=x', 'topic/mls/2'],
    ['/staff/mesa?page=4', 'author/mesa/4'],
    ['/panama?page=2', 'country/panama/2'],
    ['/mundial-2026?page=9999', '9999/mundial-2026'],
  ])('of %s becomes part of the internal path', (address, path) => {
    expect(resolve(address)).toEqual(insideOf(path));
  });

  it.each(['0', '-1', 'abc', '1.5', '01', '', '10000', '2&page=3'])('page=%s is no page', (page) => {
    expect(resolve(`/ultimas-noticias?page=${page}`)).toEqual(insideOf('missing'));
    expect(resolve(`/mundial-2026?page=${page}`)).toEqual(insideOf('missing'));
  });

  it('is left out of the first page, with the rest of the query kept', () => {
    expect(resolve('/tema/mls?page=1')).toEqual({ kind: 'redirect', path: '/tema/mls' });
    expect(resolve('/mundial-2026?a=b&page=1&c=d')).toEqual({
      kind: 'redirect',
      path: '/mundial-2026?a=b&c=d',
    });
  });

  it('never redirects to another host', () => {
    expect(resolve('//evil.example?page=1').kind).toBe('rewrite');
  });

  it('means nothing to a page that is not a list', () => {
    expect(resolve('/?page=abc')).toEqual(insideOf('home'));
    expect(resolve('/quienes-somos?page=0')).toEqual(insideOf('info/about'));
  });
});
