import { describe, expect, it } from 'vitest';
import { isAmpPath } from './ampPath';
import { joinBase } from './joinBase';
import { stripEditionPrefix } from './stripEditionPrefix';
import { withTrailingSlash } from './withTrailingSlash';

describe('the prefix of an edition', () => {
  it.each(['ar', 'br', 'cl', 'co', 'mx', 'en', 'pe', 'ec', 'us', 'es', 'pt', 'mz', 'ao'])(
    'is removed: /%s',
    (edition) => {
      expect(stripEditionPrefix(`/${edition}/x`)).toBe('/x');
    },
  );

  it.each([
    ['/es', '/'],
    ['/es/', '/'],
    ['/es/x', '/x'],
    ['/es/x/', '/x/'],
    ['/es/mx/x', '/mx/x'],
    ['/es/es/x', '/es/x'],
    ['/es?a=1', '/?a=1'],
    ['/es#b', '/#b'],
    ['/es/x?a=/mx/#b', '/x?a=/mx/#b'],
    ['/es//evil.io', '/evil.io'],
    ['/es/\\evil.io', '/evil.io'],
    ['/estadisticas', '/estadisticas'],
    ['/america', '/america'],
    ['/usados', '/usados'],
    ['/es.html', '/es.html'],
    ['/ES/x', '/ES/x'],
    ['/x/es', '/x/es'],
    ['/de/x', '/de/x'],
    ['//ar/x', '//ar/x'],
    ['es/x', 'es/x'],
    ['/', '/'],
    ['', ''],
  ])('%j becomes %j', (path, expected) => {
    expect(stripEditionPrefix(path)).toBe(expected);
  });
});

describe('the slash at the end', () => {
  it.each([
    ['/x', '/x/'],
    ['/x?a=1', '/x/?a=1'],
    ['/x#b', '/x/#b'],
    ['/x?a=1#b', '/x/?a=1#b'],
    ['/x#b?a=1', '/x/#b?a=1'],
    ['/x?f=y.html', '/x/?f=y.html'],
    ['/x?u=https://y', '/x/?u=https://y'],
    ['/tema/copa-2.0', '/tema/copa-2.0/'],
    ['/politica-editorial', '/politica-editorial/'],
    ['x', 'x/'],
    ['/', '/'],
    ['/?a=1', '/?a=1'],
    ['/x/', '/x/'],
    ['/x/?a=1', '/x/?a=1'],
    ['/x.html', '/x.html'],
    ['/x.HTML?a=1', '/x.HTML?a=1'],
    ['/x.htmlx', '/x.htmlx/'],
    ['https://y/x', 'https://y/x'],
    ['//y/x', '//y/x'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['tel:+50688', 'tel:+50688'],
    ['#x', '#x'],
    ['?a=1', '?a=1'],
    ['', ''],
  ])('%j becomes %j where slashes are on', (path, expected) => {
    expect(withTrailingSlash(path, true)).toBe(expected);
  });

  it.each(['/x', '/x/', '/x/?a=1', '/', '/x.html'])('%j stays where slashes are off', (path) => {
    expect(withTrailingSlash(path, false)).toBe(path);
  });
});

describe('an AMP page', () => {
  it.each([
    ['/amp/x', true],
    ['/x/amp/', true],
    ['/x/amp/y', true],
    ['/x/amp/?a=1', true],
    ['/campo/', false],
    ['/campo/x', false],
    ['/amp', false],
    ['/x/amp', false],
    ['/x/amp?a=/', false],
    ['/x?a=/amp/', false],
    ['/x#/amp/', false],
    ['/AMP/x', false],
  ])('%s: %s', (path, expected) => {
    expect(isAmpPath(path)).toBe(expected);
  });

  it('is judged by its canonical path', () => {
    expect(isAmpPath(withTrailingSlash('/x/amp', true))).toBe(true);
    expect(isAmpPath(withTrailingSlash('/x/amp', false))).toBe(false);
  });
});

describe('an address under a base', () => {
  it.each([
    ['', '/x', '/x'],
    ['', 'x', '/x'],
    ['/', '/x', '/x'],
    ['/mx', '/x', '/mx/x'],
    ['/mx', 'x', '/mx/x'],
    ['/mx/', '/x', '/mx/x'],
    ['mx', 'x', '/mx/x'],
    ['/mx', '/x?a=1#b', '/mx/x?a=1#b'],
    ['/mx', '/mxico', '/mx/mxico'],
    ['/mx', '/', '/mx'],
    ['/mx', '/?a=1', '/mx?a=1'],
    ['', '/', '/'],
    ['https://y', '/x', 'https://y/x'],
    ['https://y/', 'x', 'https://y/x'],
    ['', '\\x', '/x'],
    ['/mx', ' /x ', '/mx/x'],
    ['/mx', 'httpd-guia', '/mx/httpd-guia'],
    ['/mx', 'https://z/x', 'https://z/x'],
    ['/mx', 'HTTPS://z/x', 'HTTPS://z/x'],
    ['/mx', '//z/x', '//z/x'],
    ['/mx', 'mailto:a@b.c', 'mailto:a@b.c'],
    ['/mx', 'tel:+506', 'tel:+506'],
    ['/mx', 'whatsapp://send?text=x', 'whatsapp://send?text=x'],
    ['/mx', '#x', '#x'],
    ['/mx', '?page=2', '?page=2'],
  ])('%j and %j make %j, joined once or twice', (base, href, expected) => {
    const joined = joinBase(base, href);
    expect(joined).toBe(expected);
    expect(joinBase(base, joined ?? '')).toBe(expected);
  });

  it.each(['', '  ', '\n'])('is no link when it is empty: %j', (href) => {
    expect(joinBase('/mx', href)).toBeNull();
  });
});
