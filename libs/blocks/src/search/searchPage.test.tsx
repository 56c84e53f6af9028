import type { StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { renderPage } from '@cancha/site/testing/renderPage';
import { servePages } from '@cancha/site/testing/servePages';
import { testContext } from '@cancha/site/testing/testContext';
import { sites } from '@cancha/brands/sites';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResults } from '@cancha/data-access/search/SearchResults';
import { anArticle } from '@cancha/site/testing/anArticle';
import { generateSearchMetadata, SearchPage } from './searchPage';
import { SearchView } from './SearchView';
import { segmentOfSearch } from './searchedText';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const none = { total: 0, items: [] };
const argentina = { id: 'arg', name: 'Argentina', image: 'http://x/ar.svg', code: 'ARG' };
const results: SearchResults = {
  corrected: null,
  isPartial: false,
  teams: { total: 1, items: [{ team: argentina, kind: 'national' }] },
  players: { total: 1, items: [{ id: 'messi', name: 'Lionel Messi', team: argentina }] },
  competitions: {
    total: 1,
    items: [{ id: 'cup', name: 'Copa América', slug: 'copa-america', season: '2024' }],
  },
  venues: { total: 1, items: [{ id: 'azteca', name: 'Estadio Azteca', city: 'Ciudad de México' }] },
  referees: { total: 1, items: [{ id: 'sampaio', name: 'Wilton Sampaio', team: argentina }] },
  articles: { total: 51, items: [anArticle('1'), anArticle('2')] },
};
const empty: SearchResults = {
  ...{ corrected: null, isPartial: false, teams: none, players: none, competitions: none },
  ...{ venues: none, referees: none, articles: none },
};

type Seen = { text: string; found?: SearchResults | undefined; context?: ReturnType<typeof testContext> };

function view({ text, found, context = testContext() }: Seen): string {
  return renderToStaticMarkup(
    <SearchView
      context={context}
      title="Buscar"
      crumbs={[]}
      searched={{ text, isCut: text.length > 90 }}
      results={found}
    />,
  );
}

describe('what was found', () => {
  it('leads to its pages, under the addresses of the site', () => {
    const html = view({ text: 'arg', found: results });

    expect(html).toContain('href="/resultados/futbol/equipo/argentina/arg"');
    expect(html).toContain('href="/resultados/futbol/jugador/lionel-messi/messi"');
    expect(html).toContain('href="/resultados/futbol/competencias/copa-america/cup"');
    expect(html).toContain('href="/resultados/futbol/estadio/estadio-azteca/azteca"');
    expect(html).toContain('href="/resultados/futbol/arbitro/wilton-sampaio/sampaio"');
    expect(html).toContain('href="/mundial-2026/nota-1.html"');
    const portuguese = view({
      text: 'arg',
      found: results,
      context: testContext({ site: sites['bolavip-pt'] }),
    });
    expect(portuguese).toContain(
      `href="${sites['bolavip-pt'].prefix}/resultados/futebol/equipe/argentina/arg"`,
    );
  });

  it.each([
    ['fca', 'Estadios', 'Árbitros', 'Federación: Argentina'],
    ['bolavip-pt', 'Estádios', 'Árbitros', 'Federação: Argentina'],
    ['bolavip-en', 'Stadiums', 'Referees', 'Federation: Argentina'],
  ] as const)(
    'says in the words of %s what it is, of a ground its town and of a referee the association',
    (id, venueTitle, refereeTitle, association) => {
      const html = view({ text: 'a', found: results, context: testContext({ site: sites[id] }) });

      for (const words of [venueTitle, 'Ciudad de México', refereeTitle, association])
        expect(html).toContain(`>${words}<`);
    },
  );

  it('is counted, as a status', () => {
    expect(view({ text: 'arg', found: results })).toContain('<span role="status">56 resultados</span>');
    expect(view({ text: 'arg', found: results })).toContain('Las 2 que mejor coinciden, de 51.');
    const one = { ...empty, teams: results.teams };
    expect(view({ text: 'arg', found: one })).toContain('1 resultado<');
  });

  it('says what was taken for a typing mistake, and what has only some of the words', () => {
    expect(view({ text: 'arjentina', found: { ...results, corrected: 'Argentina' } })).toContain(
      'No hay nada con «arjentina». Esto es lo que hay con «Argentina».',
    );
    expect(view({ text: 'messi xyzzy', found: { ...results, isPartial: true } })).toContain(
      'Nada tiene todas esas palabras.',
    );
  });

  it('is no link where the site has no such page, and not counted', () => {
    const html = view({ text: 'arg', found: results, context: testContext({ site: sites.pbj }) });

    expect(html).not.toContain('Lionel Messi');
    expect(html).toContain('51 resultados');
  });

  it('is nothing about betting while its links are hidden', () => {
    const bets = anArticle('9', { link: '/apuestas/nota-9.html', title: 'Cuotas' });
    const found = { ...empty, articles: { total: 2, items: [bets, anArticle('1')] } };
    const environment = { BETTING_LINKS_HIDDEN: 'true' };

    expect(view({ text: 'cuota', found })).toContain('Cuotas');
    const html = view({ text: 'cuota', found, context: testContext({ environment }) });
    expect(html).not.toContain('Cuotas');
    expect(html).toContain('1 resultado<');
  });
});

describe('where there is nothing', () => {
  it('the page says so, what to try, and has ways on', () => {
    const html = view({ text: 'xyzzy', found: empty });

    expect(html).toContain('No encontramos nada con «xyzzy»');
    expect(html).toContain('Prueba con menos palabras');
    for (const href of ['/resultados/futbol', '/tema', '/ultimas-noticias'])
      expect(html).toContain(`href="${href}"`);
  });

  it('to search for, it has the field and what can be searched', () => {
    const html = view({ text: '' });

    expect(html).toContain('role="search"');
    expect(html).toContain('Un equipo, un jugador, un torneo');
    expect(html).not.toContain('role="status"');
  });

  it('shows what was typed as text', () => {
    const html = view({ text: '"><script>alert(1)</script>', found: empty });

    expect(html).not.toContain('<script>');
  });
});

describe('the page', () => {
  const params = (query: string) => ({
    params: Promise.resolve({ site: 'fca', asked: segmentOfSearch(new URLSearchParams(query)) }),
  });
  const path = (q: string) =>
    `/v1/sites/FCA/search?q=${q}&kinds=teams,players,competitions,venues,referees,articles&size=20`;
  const answers: StubResponses = {
    [path('messi')]: {
      corrected: null,
      partial: false,
      teams: none,
      players: none,
      competitions: none,
      articles: none,
    },
  };

  it('has one heading, the field with what was typed, and is not for search engines', async () => {
    const server = await servePages(answers);
    const html = await renderPage(SearchPage(params('q=messi')));

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('value="messi"');
    expect(await generateSearchMetadata(params('q=messi'))).toMatchObject({
      title: 'Resultados para «messi»',
      robots: { index: false },
      alternates: { canonical: expect.stringMatching(/\/buscar$/) },
    });
    expect(server.requests.filter(({ url }) => url?.includes('/search')).length).toBeGreaterThan(0);
  });

  it.each(['', 'q=', 'q=%25', 'q=%22%27_', 'q=%F0%9F%87%A8%F0%9F%87%B7'])(
    'asks nobody for ?%s',
    async (query) => {
      const server = await servePages(answers);
      await renderPage(SearchPage(params(query)));

      expect(server.requests.filter(({ url }) => url?.includes('/search'))).toEqual([]);
    },
  );
});
