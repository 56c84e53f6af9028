import { describe, expect, it } from 'vitest';
import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { listPageRoute } from '@cancha/blocks/articleList/listPageRoute';
import { footballRoutes } from '@cancha/football/footballRoutes';
import { newsRoutes } from '@cancha/news/newsRoutes';
import { createRouter } from '@cancha/site/routes/createRouter';
import { siteRoutes } from '@cancha/site/siteRoutes';
import { syndicationRoutes } from './syndicationRoutes';

const pages = [...syndicationRoutes, ...siteRoutes, ...footballRoutes, ...newsRoutes];
const router = createRouter([listPageRoute(pages), ...pages]);
const mexico: Site = { ...sites.fca, id: 'mx', prefix: '/mx' };

function resolve(address: string, site: Site = sites.fca) {
  const [pathname = '', query = ''] = address.split('?');
  const target = router(site, pathname, new URLSearchParams(query));
  return target.kind === 'page' ? target.path : target;
}
const missing = { kind: 'missing' };
const movedTo = (redirect: string) => ({ kind: 'redirect', redirect, status: 308 });

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
    ['/tema', 'topics'],
    ['/tema/', 'topics'],
    ['/encuestas', 'polls'],
    ['/agenda', 'agenda'],
    ['/juegos-olimpicos', 'olympics/1'],
    ['/info/publicidad', 'info/advertisingContact'],
    ['/info/gracias/', 'problem/thankyou'],
    ['/ultimas-noticias', 'latest/1'],
    ['/trending', 'trending/1'],
    ['/trending/', 'trending/1'],
    ['/resultados/futbol', 'results/today/all'],
    ['/resultados/futbol/', 'results/today/all'],
    ['/resultados/futbol?date=2026-07-05&utm_source=x', 'results/2026-07-05/all'],
    ['/tema/copa-oro', 'topic/copa-oro/1'],
    ['/staff/mesa-mundial', 'author/mesa-mundial/1'],
    ['/nicaragua', 'country/nicaragua/1'],
    ['/mundial-2026', '1/mundial-2026'],
    ['/Mundial/Nota-1.html', '1/Mundial/Nota-1.html'],
    ['/estadisticas', '1/estadisticas'],
    ['/apuestas', 'betting/betting/1'],
    ['/apuestas/guias?page=2', 'betting/bettingGuides/2'],
    ['/apuestas/codigos', 'betting/bettingCodes/1'],
    ['/apuestas/resenas/', 'betting/bettingReviews/1'],
    ['/apuestas/guias/nota.html', '1/apuestas/guias/nota.html'],
    ['/api/newsletter', 'newsletter/none'],
    ['/api/newsletter/success', 'newsletter/success'],
    ['/api/newsletter/everyone', '1/api/newsletter/everyone'],
    ['/api/poll', 'poll/none'],
    ['/api/poll/voted', 'poll/voted'],
    ['/api/poll/voted?path=/mundial-2026/n%C3%BAmeros.html', 'poll/voted/mundial-2026/n%C3%BAmeros.html'],
    ['/api/poll/voted?path=//evil.example', 'poll/voted'],
    ['/api/poll/voted?path=/a/../b', 'poll/voted'],
    ['/api/poll/elected', '1/api/poll/elected'],
    ['/api/poll/tooMany', '1/api/poll/tooMany'],
    ['/api/newsletter/tooMany', '1/api/newsletter/tooMany'],
  ])('%s leads to %s', (address, path) => {
    expect(resolve(address)).toBe(path);
  });

  it.each([
    '/fca/home',
    '/fca/latest/2',
    '/fca/info/about',
    '/fca/topic/mls/1',
    '/fca/problem/serverError',
    '/fca/1/mundial-2026',
    '/fca/robots',
    '/fca/newsletter',
    '/fca/newsletter/success',
    '/newsletter',
    '/fca/missing',
    '/mx/home',
    '/bolavip-mx/home',
    '/home',
    '/robots',
    '/missing',
    '/1/x',
    '/1/fca/home',
  ])(
    'that spells the internal path %s is a path like any other, which the content API does not know',
    (address) => {
      expect(resolve(address)).toBe(`1${address}`);
      expect(resolve(`/mx${address}`, mexico)).toBe(`1${address}`);
    },
  );

  it('of what robots may read is the host’s, not an edition’s', () => {
    expect(resolve('/robots.txt')).toBe('robots');
    expect(resolve('/robots.txt?page=0')).toBe('robots');
    expect(resolve('/mx/robots.txt', mexico)).toEqual(missing);
    expect(resolve('/x/robots.txt')).toBe('1/x/robots.txt');
    expect(resolve('/ROBOTS.TXT')).toBe('1/ROBOTS.TXT');
  });

  it.each([
    ['/competencias/mundial/3yh', 'tournament/overview/mundial/3yh'],
    ['/competencias/liga-mx/2024-25', 'tournament/overview/liga-mx/2024-25'],
    ['/competencias/mundial/3yh/clasificacion', 'tournament/standings/mundial/3yh/latest'],
    ['/competencias/mundial/3yh/clasificacion?jornada=5', 'tournament/standings/mundial/3yh/5'],
    ['/competencias/mundial/3yh/calendario', 'tournament/calendar/mundial/3yh/current'],
    ['/competencias/mundial/3yh/calendario?jornada=final', 'tournament/calendar/mundial/3yh/round.final'],
    [
      '/competencias/mundial/3yh/calendario?semana=2026-07-05',
      'tournament/calendar/mundial/3yh/week.2026-07-05',
    ],
    ['/competencias/mundial/3yh/noticias?page=2', 'tournament-news/mundial/3yh/2'],
    ['/competencias/mundial/3yh.ics', 'calendar-file/tournament/3yh'],
    ['/equipo/saprissa/3kq9', 'team/overview/saprissa/3kq9'],
    ['/equipo/saprissa/3kq9/partidos', 'team/matches/saprissa/3kq9/1'],
    ['/equipo/saprissa/3kq9/estadisticas?torneo=6ga', 'team/stats/saprissa/3kq9/6ga'],
    ['/equipo/saprissa/3kq9/plantel/', 'team/squad/saprissa/3kq9'],
    ['/equipo/saprissa/3kq9/posiciones', 'team/standings/saprissa/3kq9'],
    ['/equipo/saprissa/3kq9/noticias', 'team-news/saprissa/3kq9/1'],
    ['/equipo/saprissa/3kq9.ics', 'calendar-file/team/3kq9'],
    ['/jugador/messi/q7b', 'player/messi/q7b'],
  ])('of the football pages leads inside: %s', (address, path) => {
    expect(resolve(`/resultados/futbol${address}`)).toBe(path);
  });

  it.each([
    '/competencias/mundial/3yh/clasificacion?jornada=0',
    '/competencias/mundial/3yh/clasificacion?jornada=tres',
    '/competencias/mundial/3yh/calendario?semana=2026-02-30',
    '/competencias/mundial/3yh/calendario?jornada=1&semana=2026-07-05',
    '/equipo/saprissa/3kq9/estadisticas?torneo=',
  ])('of a football page that nobody was offered is missing: %s', (address) => {
    expect(resolve(`/resultados/futbol${address}`)).toEqual(missing);
  });

  it('of a page that the site lacks is a path like any other', () => {
    const site: Site = { ...sites.fca, capabilities: { ...sites.fca.capabilities, football: false } };
    expect(resolve('/resultados/futbol', site)).toBe('1/resultados/futbol');
  });

  it('keeps the letters of a topic that need an escape', () => {
    expect(resolve('/tema/m%C3%A9xico')).toBe('topic/m%C3%A9xico/1');
    expect(resolve('/tema/a%3Fb')).toBe('topic/a%3Fb/1');
  });

  // Next would decode it once for the page and twice for its metadata.
  it.each(['/tema/100%25', '/tema/a%2525b', '/mundial-2026/100%25.html', '/staff/%25'])(
    'with an escaped percent sign is missing: %s',
    (address) => {
      expect(resolve(address)).toEqual(missing);
    },
  );

  it('of an edition is read without its prefix', () => {
    expect(resolve('/mx', mexico)).toBe('home');
    expect(resolve('/mx/tema/mls?page=2', mexico)).toBe('topic/mls/2');
    expect(resolve('/mx/liga-mx/nota.html', mexico)).toBe('1/liga-mx/nota.html');
  });

  it.each(['//evil.example', '/a/../b', '/a/%2e%2e/b', '/a%2Fb', '/a%5Cb', '/%E0%A4%A', '/a%00b', '/a\\b'])(
    'that two readers could take for two pages is missing: %s',
    (address) => {
      expect(resolve(address)).toEqual(missing);
    },
  );
});

it.each(['2026-02-30', 'hoy', '', '2026-07-05&date=2026-07-06'])(
  'there are no results of date=%s',
  (date) => {
    expect(resolve(`/resultados/futbol?date=${date}`)).toEqual(missing);
  },
);

describe('the number of a page', () => {
  it.each([
    ['/ultimas-noticias?page=3', 'latest/3'],
    ['/trending?page=2', 'trending/2'],
    ['/tema/mls?page=2&utm_source=x', 'topic/mls/2'],
    ['/staff/mesa?page=4', 'author/mesa/4'],
    ['/panama?page=2', 'country/panama/2'],
    ['/mundial-2026?page=9999', '9999/mundial-2026'],
  ])('of %s becomes part of the internal path', (address, path) => {
    expect(resolve(address)).toBe(path);
  });

  it.each(['0', '-1', 'abc', '1.5', '01', '', '10000', '2&page=3'])('page=%s is no page', (page) => {
    expect(resolve(`/ultimas-noticias?page=${page}`)).toEqual(missing);
    expect(resolve(`/mundial-2026?page=${page}`)).toEqual(missing);
  });

  it('is left out of the first page, with the rest of the query kept', () => {
    expect(resolve('/tema/mls?page=1')).toEqual(movedTo('/tema/mls'));
    expect(resolve('/mundial-2026?a=b&page=1&c=d')).toEqual(movedTo('/mundial-2026?a=b&c=d'));
  });

  it('never redirects to another host', () => {
    expect(resolve('//evil.example?page=1')).toEqual(missing);
  });

  it('means nothing to a page that is not a list', () => {
    expect(resolve('/?page=abc')).toBe('home');
    expect(resolve('/quienes-somos?page=0')).toBe('info/about');
  });
});

describe('an address that has moved', () => {
  it('leads to its page for good, with the query it came with', () => {
    const english: Site = { ...sites.fca, language: 'en', prefix: '/en' };

    expect(resolve('/en/results/soccer/team/ajax/1a/schedule?a=b', english)).toEqual(
      movedTo('/en/results/soccer/team/ajax/1a/matches?a=b'),
    );
  });
});

describe('a further page of a list, for a script', () => {
  const asked = (path: string, page: string) =>
    resolve(`/api/list?${new URLSearchParams({ path, page }).toString()}`);

  it.each([
    ['/ultimas-noticias', '2', 'more/latest/2'],
    ['/tema/méxico', '3', 'more/topic/m%C3%A9xico/3'],
    ['/mundial-2026', '2', 'more/2/mundial-2026'],
    ['/apuestas', '2', 'more/betting/betting/2'],
  ])('of %s, page %s, is made where the page is: %s', (path, page, inside) => {
    expect(asked(path, page)).toBe(inside);
  });

  it.each([
    ['/ultimas-noticias', '1'],
    ['/ultimas-noticias', '0'],
    ['/ultimas-noticias', ''],
    ['//evil.example', '2'],
    ['/api/list', '2'],
    ['', '2'],
  ])('is missing for %s, page %s', (path, page) => {
    expect(asked(path, page)).toEqual(missing);
  });
});

describe('the newsletter', () => {
  it('is that of the edition', () => {
    expect(resolve('/mx/api/newsletter', mexico)).toBe('newsletter/none');
  });

  it('has no address on a site without one', () => {
    const capabilities = { ...sites.fca.capabilities, newsletter: false };

    expect(resolve('/api/newsletter', { ...sites.fca, capabilities })).toBe('1/api/newsletter');
  });
});
