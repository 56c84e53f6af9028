import type { StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { testContext } from '@cancha/site/testing/testContext';
import { validateSitemap } from '@cancha/site/testing/validateSitemap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  article,
  beginDay,
  endDay,
  lists,
  locations,
  origin,
  readSitemap,
  root,
  serveSitemaps,
} from './testing/serveSitemaps';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(beginDay);
afterEach(endDay);

describe('the sitemap of lists', () => {
  it('has the first page of each, and no hidden betting', async () => {
    await serveSitemaps({ [`${root}/lists`]: lists }, { environment: { BETTING_LINKS_HIDDEN: 'true' } });
    const [sections, topics, authors] = await Promise.all(['sections', 'topics', 'authors'].map(readSitemap));

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
    await serveSitemaps(cms);
    const xml = await readSitemap('pages');

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
      await serveSitemaps({ ...cms, ...answers });
      return locations(await readSitemap('pages'))
        .map((location) => location.slice(`${origin}/mx`.length))
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
    await serveSitemaps(cms, {
      site: { capabilities: { ...everything, football: false, matchPage: false } },
    });

    expect((await readSitemap('pages')).includes('/resultados')).toBe(false);
  });
});
