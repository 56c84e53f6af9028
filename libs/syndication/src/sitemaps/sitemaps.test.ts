import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { footballRoutes } from '@cancha/football/footballRoutes';
import { newsRoutes } from '@cancha/news/newsRoutes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { serveRoutes } from '@cancha/site/routes/registerApp';
import { siteRoutes } from '@cancha/site/siteRoutes';
import { validateSitemap, validateSitemapIndex } from '@cancha/site/testing/validateSitemap';
import { testContext } from '@cancha/site/testing/testContext';
import { syndicationRoutes } from '../syndicationRoutes';
import { answerSitemap } from './answerSitemap';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-06T12:00:00Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
  serveRoutes([...siteRoutes, ...footballRoutes, ...newsRoutes, ...syndicationRoutes]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const origin = 'https://copa.example';
const article = (id: number, changes: object = {}) => ({
  ...{ id, title: `Nota ${id} & más`, link: `/liga/nota-${id}.html`, siteCode: 'FCA', editions: [] },
  ...{ published_at: '2026-07-05T16:12:00-0600', modified_at: '2026-07-05T17:00:00-0600' },
  ...changes,
});
const root = '/v1/sites/FCA/sitemaps';
const lists = {
  sections: [{ slug: 'panama', modified_at: '2026-07-05T16:12:00-0600' }, { slug: 'apuestas/guias' }],
  topics: [{ slug: 'copa 2.0' }],
  authors: [{ slug: 'mesa' }],
};
const months = { items: [{ month: '2026-07', modified_at: '2026-07-05T17:00:00-0600' }] };

async function serve(answers: StubResponses, changes: Parameters<typeof testContext>[0] = {}) {
  const { url } = await startJsonServer(answers);
  const site = { origin, prefix: '/mx', ...changes.site };
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ ...changes, apiUrl: url, site }));
}

const ask = (name: string) =>
  answerSitemap(new Request('http://127.0.0.1/x'), { params: Promise.resolve({ site: 'fca', name }) });

async function read(name: string): Promise<string> {
  const answer = await ask(name);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return answer.text();
}
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc]) => loc);
const month = (...items: object[]) => ({ [`${root}/articles?month=2026-07`]: { items } });
const news = (...items: object[]) => ({ [`${root}/articles?since=2026-07-04T12:00:00Z`]: { items } });

describe('the list of sitemaps', () => {
  it('names each by its whole address, with the day a month last changed', async () => {
    await serve({ [`${root}/months`]: months, [`${root}/lists`]: lists });
    const xml = await read('index');

    expect(await validateSitemapIndex(xml)).toEqual([]);
    expect(locations(xml)).toEqual(
      ['news', 'images', 'pages', 'sections', 'topics', 'authors', '2026-07'].map(
        (name) => `${origin}/mx/sitemaps/${name}.xml`,
      ),
    );
    expect(xml).toContain('<lastmod>2026-07-05T23:00:00.000Z</lastmod>');
  });

  it('leaves out what the backend has no lists for', async () => {
    await serve({});

    expect(locations(await read('index')).join()).not.toMatch(/topics|2026/);
    expect((await ask('topics')).status).toBe(404);
  });
});

describe('the archive of a month', () => {
  it('has each article under its one address, and is valid', async () => {
    await serve(month(article(1), article(2)));
    const xml = await read('2026-07');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual([1, 2].map((id) => `${origin}/mx/liga/nota-${id}.html`));
  });

  it('leaves out what is to be found elsewhere, or is not this edition’s', async () => {
    await serve(
      month(
        article(1, { siteCode: 'REDGOL', url: 'https://redgol.example/x.html' }),
        article(2, { url: 'a', canonical: 'https://red.example/otra.html' }),
        article(3, { editions: ['per'] }),
        article(4, { editions: ['mex'] }),
      ),
      { site: { edition: 'mex' }, networkHosts: ['red.example'] },
    );

    expect(locations(await read('2026-07'))).toEqual([`${origin}/mx/liga/nota-4.html`]);
  });

  it('leaves out betting while links to it are hidden, and only for exactly "true"', async () => {
    const betting = month(article(1, { link: '/apuestas/guias/nota.html' }));
    const countWith = async (flag: string) => {
      await serve(betting, { environment: { BETTING_LINKS_HIDDEN: flag } });
      return locations(await read('2026-07')).length;
    };

    expect([await countWith('true'), await countWith('True'), await countWith('1')]).toEqual([0, 1, 1]);
  });

  it('is missing where nothing was published, and under a name that is no month', async () => {
    await serve(month());

    for (const name of ['2026-07', '2026-13', 'nada']) expect((await ask(name)).status).toBe(404);
  });
});

describe('the sitemap of news', () => {
  it('tells publication, language, date and title, and is valid', async () => {
    await serve(news(article(1)));
    const xml = await read('news');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(xml).toContain('<news:language>es</news:language>');
    expect(xml).toContain('<news:publication_date>2026-07-05T16:12:00-06:00</news:publication_date>');
    expect(xml).toContain('<news:title>Nota 1 &amp; más</news:title>');
  });

  it('has nothing older than two days, nothing of tomorrow, and no more than a thousand', async () => {
    const old = article(1, { published_at: '2026-07-04T11:59:59Z' });
    const future = article(2, { published_at: '2026-07-06T12:00:01Z' });
    const many = Array.from({ length: 1_001 }, (_, i) => article(i + 10));
    await serve(news(old, future, ...many));
    const found = locations(await read('news'));

    expect(found).toHaveLength(1_000);
    expect(found.join()).not.toMatch(/nota-[12]\.html/);
  });

  it('is an empty document on a quiet day', async () => {
    await serve(news());

    expect(await read('news')).toContain('<urlset');
  });

  it('is made of the newest articles where the backend cannot say more', async () => {
    await serve({ '/v1/sites/FCA/news/latest?size=100': { items: [article(1)] } });

    expect(locations(await read('news'))).toHaveLength(1);
  });
});

describe('the sitemap of pictures', () => {
  const siteMap = (...urls: string[]) => ({
    [`${root}/images`]: {
      siteMap: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls
        .map(
          (url) =>
            `<url><loc>${url}</loc><image:image><image:loc>https://pics.example/1.jpg?a=1&amp;b=2</image:loc></image:image></url>`,
        )
        .join('')}</urlset>`,
    },
  });

  it('is the backend’s, without the pages of other sites, and is valid', async () => {
    await serve(siteMap(`${origin}/mx/a.html`, `${origin}/a.html`, 'https://otro.example/mx/a.html'));
    const xml = await read('images');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual([`${origin}/mx/a.html`]);
    expect(xml).toContain('<image:loc>https://pics.example/1.jpg?a=1&amp;b=2</image:loc>');
  });
});

describe('the sitemap of lists', () => {
  it('has the first page of each, and no hidden betting', async () => {
    await serve({ [`${root}/lists`]: lists }, { environment: { BETTING_LINKS_HIDDEN: 'true' } });
    const [sections, topics, authors] = await Promise.all(['sections', 'topics', 'authors'].map(read));

    expect(await validateSitemap(sections ?? '')).toEqual([]);
    expect(locations(sections ?? '')).toEqual([`${origin}/mx/panama`]);
    expect(locations(topics ?? '')).toEqual([`${origin}/mx/tema/copa%202.0`]);
    expect(locations(authors ?? '')).toEqual([`${origin}/mx/staff/mesa`]);
  });
});

describe('the sitemap of pages', () => {
  const about = {
    '/collections/get/static_pages?filter[site]=FCA&filter[slug]=quienes-somos': [
      { slug: 'quienes-somos', title: 'Quiénes somos' },
    ],
  };
  const noOthers = (slugs: string[]): StubResponses =>
    Object.fromEntries(
      slugs.map((slug) => [`/collections/get/static_pages?filter[site]=FCA&filter[slug]=${slug}`, []]),
    );
  const cms = {
    ...noOthers([
      ...['info/contacto', 'info/publicidad', 'info/privacidad', 'info/terminos-y-condiciones'],
      'info/escribe-para-nosotros',
      ...['info/ad-choices', 'politica-editorial', 'apuestas/principios-de-publicacion'],
    ]),
    ...about,
  };
  const everything = testContext().site.capabilities;

  it('has those that the site and its CMS have', async () => {
    await serve(cms);
    const xml = await read('pages');

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual(
      expect.arrayContaining(
        ['/mx', '/mx/ultimas-noticias', '/mx/resultados/futbol', '/mx/quienes-somos'].map(
          (path) => origin + path,
        ),
      ),
    );
    expect(xml).not.toMatch(/info\/contacto|info\/gracias|apuestas/);
  });

  it('has what comes and goes only while there is something on it', async () => {
    const comingAndGoing = async (answers: StubResponses) => {
      await serve({ ...cms, ...answers });
      return locations(await read('pages'))
        .map((location) => location?.slice(`${origin}/mx`.length) ?? '')
        .filter((path) => /agenda|encuestas|juegos-olimpicos/.test(path));
    };
    const days = '/soccer/matches?date_from=2026-07-05&date_to=2026-07-13';
    const match = {
      ...{ id: '1', date: '2026-07-08T20:00:00Z', status: 'fixture', time_known: true },
      ...{ contestant_home: { id: 'h', name: 'A' }, contestant_away: { id: 'a', name: 'B' } },
    };
    const question = {
      question: '¿Quién?',
      description: '',
      options: [{ optionValue: 'a', label: 'A', votes: 0 }],
      path: '/',
    };
    const games = '/v1/sites/FCA/news/tag/juegos-olimpicos?page=1&size=21';

    expect(await comingAndGoing({})).toEqual([]);
    expect(await comingAndGoing({ [days]: { matches: [] }, [games]: { items: [] } })).toEqual([]);
    expect((await comingAndGoing({ [days]: { matches: [match] } })).join()).toMatch(/agenda/);
    expect(await comingAndGoing({ '/v1/sites/FCA/polls': { items: [question] } })).toEqual(['/encuestas']);
    expect(await comingAndGoing({ [games]: { items: [article(1)] } })).toEqual(['/juegos-olimpicos']);
  });

  it('has no page that the site lacks', async () => {
    await serve(cms, { site: { capabilities: { ...everything, football: false, matchPage: false } } });

    expect((await read('pages')).includes('/resultados')).toBe(false);
  });
});

describe('the sitemaps of football', () => {
  const tournament = { id: 'x1', name: 'Mundial', slug: 'mundial', season: '2026' };
  const football = {
    '/soccer/tournaments': { tournaments: [tournament, { name: 'sin id' }] },
    '/soccer/teams?page=1&size=100': {
      teams: [{ id: 't1', name: 'Costa Rica', image: null, code: 'CRC' }],
      paginationInfo: { nextPage: 2, lastPage: 2 },
    },
    '/soccer/teams?page=2&size=100': {
      teams: [{ id: 't2', name: 'Panamá' }],
      paginationInfo: { nextPage: -1, lastPage: 2 },
    },
  };

  it('name every competition with its calendar, and every team, page after page', async () => {
    await serve(football);
    const start = `${origin}/mx/resultados/futbol`;

    expect(locations(await read('competitions'))).toEqual([
      `${start}/competencias/mundial/x1`,
      `${start}/competencias/mundial/x1/calendario`,
    ]);
    expect(locations(await read('teams'))).toEqual([
      `${start}/equipo/costa-rica/t1`,
      `${start}/equipo/panama/t2`,
    ]);
    expect(locations(await read('index'))).toContain(`${origin}/mx/sitemaps/teams.xml`);
  });

  const side = (id: string, name: string) => ({ id, name, image: null, code: null });
  const game = (id: string, status: string, changes: object = {}) => ({
    ...{ id, status, date: '2026-07-05T20:00:00Z', time_known: true },
    ...{ contestant_home: side('t1', 'Costa Rica'), contestant_away: side('t2', 'Panamá') },
    ...changes,
  });
  const score = { total_scores_home: 1, total_scores_away: 0 };
  const withMatches = {
    ...football,
    '/soccer/matches?tournaments=x1': {
      matches: [game('m1', 'played', score), game('m2', 'fixture', { date: '2026-07-09T20:00:00Z' })],
    },
  };
  const matchPage = { site: { capabilities: { ...testContext().site.capabilities, matchPage: true } } };

  it('name every match where matches have pages, with its kick-off once it was', async () => {
    await serve(withMatches, matchPage);
    const xml = await read('matches');
    const start = `${origin}/mx/resultados/futbol`;

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual(['m1', 'm2'].map((id) => `${start}/partido/costa-rica-panama/${id}`));
    expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-07-05T20:00:00.000Z']);
    expect(locations(await read('index'))).toContain(`${origin}/mx/sitemaps/matches.xml`);
  });

  it('name no match where matches have no page, and are not there while a season cannot be had', async () => {
    await serve(withMatches);
    expect((await ask('matches')).status).toBe(404);
    expect(locations(await read('index')).join()).not.toContain('matches');

    await serve({ ...football, '/soccer/matches?tournaments=x1': new StubResponse(500, 'no') }, matchPage);
    expect((await ask('matches')).status).toBe(503);
  });

  it('do not exist on a site without football', async () => {
    const capabilities = { ...testContext().site.capabilities, football: false };
    await serve(football, { site: { capabilities } });

    expect((await ask('competitions')).status).toBe(404);
    expect((await ask('teams')).status).toBe(404);
    expect(locations(await read('index')).join()).not.toContain('teams');
  });
});

describe('when the backend is down', () => {
  it.each(['index', 'news', 'images', 'pages', 'sections', '2026-07'])(
    '%s is 503 and not an empty document',
    async (name) => {
      vi.mocked(getSiteContext).mockResolvedValue(testContext());
      const answer = await ask(name);

      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it.each([new StubResponse(500, 'x'), { siteMap: '' }])(
    'the sitemap of pictures is as well',
    async (bad) => {
      await serve({ [`${root}/images`]: bad });

      expect((await ask('images')).status).toBe(503);
    },
  );
});

it('a deployment that is not to be found has no sitemaps', async () => {
  await serve(month(article(1)), { environment: { ROBOTS: 'noindex' } });

  expect((await ask('2026-07')).status).toBe(404);
});
