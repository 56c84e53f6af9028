import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { readRedirectTarget } from './readRedirectTarget';

const context = testContext({ site: { origin: 'https://futbol.example' }, networkHosts: ['red.example'] });
const read = (target: string, from = '/vieja') => readRedirectTarget(target, from, context);

describe('the target of a redirect', () => {
  it.each([
    ['/ultimas-noticias', '/ultimas-noticias'],
    ['https://futbol.example/x?a=b#c', '/x?a=b#c'],
    ['//futbol.example/x', '/x'],
    ['/con espacio', '/con%20espacio'],
  ])('%s is followed to %s', (target, path) => {
    expect(read(target)).toBe(path);
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://futbol.example.evil.io/',
    'https://',
  ])('%s is not followed', (target) => {
    expect(read(target)).toBeNull();
  });

  it('that is the page itself would never end', () => {
    expect(read('/vieja')).toBeNull();
    expect(read('https://futbol.example/vieja#x')).toBeNull();
    expect(read('/m%C3%A9xico', '/méxico')).toBeNull();
  });

  it('that differs from the page only by a slash would never end either', () => {
    expect(read('/vieja/')).toBeNull();
  });
});

it('a redirect to the site over http stays on the site, as links do', () => {
  expect(read('http://futbol.example/x')).toBe('/x');
});

it('a redirect to another site of the network is passed on', () => {
  expect(read('https://red.example/x')).toBe('https://red.example/x');
});

describe('a redirect within an edition', () => {
  const edition = {
    ...context,
    site: { ...context.site, prefix: '/mx', hostPrefixes: ['', '/ar', '/mx'], trailingSlash: true },
  };
  const readThere = (target: string) => readRedirectTarget(target, '/vieja', edition);

  it('stays there, unless it names another one', () => {
    expect(readThere('/ultimas-noticias')).toBe('/mx/ultimas-noticias/');
    expect(readThere('/mx/ultimas-noticias')).toBe('/mx/ultimas-noticias/');
    expect(readThere('/ar/ultimas-noticias')).toBe('/ar/ultimas-noticias/');
  });

  it('does not lead back to where it came from', () => {
    expect([readThere('/vieja'), readThere('/mx/vieja'), readThere('vieja/')]).toEqual([null, null, null]);
  });
});
