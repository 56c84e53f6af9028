import type { Site } from '@cancha/brands/Site';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { editionLinks } from './editionLinks';

const row: Site = { ...testContext().site, origin: 'https://red.example', newsroom: 'red' };
const main: Site = { ...row, id: 'main', edition: 'reg', flag: 'un' };
const mexico: Site = { ...row, id: 'mx', edition: 'mex', flag: 'mx', prefix: '/mx', hreflang: 'es-MX' };
const brazil: Site = {
  ...row,
  id: 'br',
  edition: 'bra',
  flag: 'br',
  prefix: '/br',
  language: 'pt',
  newsroom: 'red-br',
};
const usa: Site = {
  ...row,
  id: 'en',
  edition: 'usa',
  flag: 'us',
  language: 'en',
  newsroom: 'red-us',
  origin: 'https://us.example',
};
const family = [main, mexico, brazil, usa];
const from = (site: Site, path: string) => editionLinks(site, family, path).map(({ href }) => href);

describe('the editions of a site', () => {
  it('are called as the network calls them, under their flags, the one being read marked', () => {
    expect(
      editionLinks(mexico, family, '/mx').map(({ name, flag, current }) => [name, flag, current]),
    ).toEqual([
      ['GLOBAL', '/flags/un.svg', false],
      ['MÉXICO', '/flags/mx.svg', true],
      ['BRASIL', '/flags/br.svg', false],
      ['US ENGLISH', '/flags/us.svg', false],
    ]);
  });

  it('are called by their country, in their own language, where the network has no name for them', () => {
    const mozambique: Site = { ...brazil, edition: null, countryCode: 'MZ', formatLocale: 'pt-MZ' };

    expect(editionLinks(mexico, [mexico, mozambique], '/mx')[1]?.name).toBe('Moçambique');
  });

  it('are none for a site that is alone', () => {
    expect(editionLinks(mexico, [mexico], '/mx')).toEqual([]);
  });
});

describe('the way to another edition', () => {
  it.each([
    ['/mx', ['/', '/mx', '/br', 'https://us.example/']],
    [
      '/mx/ultimas-noticias',
      ['/ultimas-noticias', '/mx/ultimas-noticias', '/br/ultimas-noticias', 'https://us.example/latest-news'],
    ],
    ['/mx/trending/', ['/trending', '/mx/trending', '/br/trending', 'https://us.example/trending']],
    [
      '/mx/resultados/futbol?date=2026-07-05',
      [
        '/resultados/futbol',
        '/mx/resultados/futbol',
        '/br/resultados/futebol',
        'https://us.example/results/soccer',
      ],
    ],
  ])('from %s is the way to the same page', (path, there) => {
    expect(from(mexico, path)).toEqual(there);
  });

  it.each([
    ['/mx/tema/liga-mx', '/tema/liga-mx'],
    ['/mx/staff/mesa', '/staff/mesa'],
    ['/mx/liga-mx/nota-1.html', '/liga-mx/nota-1.html'],
    ['/mx/liga-mx', '/liga-mx'],
  ])('from %s is that page where the same newsroom writes, else the front page', (path, there) => {
    expect(from(mexico, path)).toEqual([there, `/mx${there}`, '/br', 'https://us.example/']);
  });

  it('keeps the letters of a topic', () => {
    expect(from(main, '/tema/m%C3%A9xico')[1]).toBe('/mx/tema/m%C3%A9xico');
  });

  it('follows the slash rule of where it leads', () => {
    const slashed = { ...main, trailingSlash: true };

    expect(editionLinks(mexico, [slashed, mexico], '/mx/liga-mx').map(({ href }) => href)).toEqual([
      '/liga-mx/',
      '/mx/liga-mx',
    ]);
  });

  it('from results is the front page where no football is played', () => {
    const poker: Site = { ...main, capabilities: { ...main.capabilities, football: false } };

    expect(editionLinks(mexico, [poker, mexico], '/mx/resultados/futbol')[0]?.href).toBe('/');
  });

  it('from the betting section is the front page where there is no betting', () => {
    const without: Site = { ...main, capabilities: { ...main.capabilities, betting: false } };
    const links = editionLinks(mexico, [mexico, without], '/mx/apuestas/guias');

    expect(links.map(({ href }) => href)).toEqual(['/mx/apuestas/guias', '/']);
  });

  it('from a page that explains a problem is the front page', () => {
    expect(from(mexico, '')).toEqual(['/', '/mx', '/br', 'https://us.example/']);
  });
});
