import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { testContext } from '@cancha/site/testing/testContext';
import { validateSitemap } from '@cancha/site/testing/validateSitemap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askSitemap,
  beginDay,
  endDay,
  locations,
  origin,
  readSitemap,
  serveSitemaps,
} from './testing/serveSitemaps';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(beginDay);
afterEach(endDay);

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
    await serveSitemaps(football);
    const start = `${origin}/mx/resultados/futbol`;

    expect(locations(await readSitemap('competitions'))).toEqual([
      `${start}/competencias/mundial/x1`,
      `${start}/competencias/mundial/x1/calendario`,
    ]);
    expect(locations(await readSitemap('teams'))).toEqual([
      `${start}/equipo/costa-rica/t1`,
      `${start}/equipo/panama/t2`,
    ]);
    expect(locations(await readSitemap('index'))).toContain(`${origin}/mx/sitemaps/teams.xml`);
  });

  it('name every ground and every referee, where the backend knows them', async () => {
    await serveSitemaps({
      ...football,
      '/soccer/venues': { venues: [{ id: 'v1', name: 'MetLife Stadium', city: null }, { id: 'v2' }] },
      '/soccer/referees': { referees: [{ id: 'r1', name: 'Said Martínez' }] },
    });
    const start = `${origin}/mx/resultados/futbol`;

    expect(locations(await readSitemap('venues'))).toEqual([`${start}/estadio/metlife-stadium/v1`]);
    expect(locations(await readSitemap('referees'))).toEqual([`${start}/arbitro/said-martinez/r1`]);
    expect(locations(await readSitemap('index'))).toEqual(
      expect.arrayContaining([`${origin}/mx/sitemaps/venues.xml`, `${origin}/mx/sitemaps/referees.xml`]),
    );

    await serveSitemaps(football);
    expect((await askSitemap('venues')).status).toBe(404);
    expect(locations(await readSitemap('index')).join()).not.toMatch(/venues|referees/);
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
    await serveSitemaps(withMatches, matchPage);
    const xml = await readSitemap('matches');
    const start = `${origin}/mx/resultados/futbol`;

    expect(await validateSitemap(xml)).toEqual([]);
    expect(locations(xml)).toEqual(['m1', 'm2'].map((id) => `${start}/partido/costa-rica-panama/${id}`));
    expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-07-05T20:00:00.000Z']);
    expect(locations(await readSitemap('index'))).toContain(`${origin}/mx/sitemaps/matches.xml`);
  });

  it('name no match where matches have no page, and are not there while a season cannot be had', async () => {
    await serveSitemaps(withMatches);
    expect((await askSitemap('matches')).status).toBe(404);
    expect(locations(await readSitemap('index')).join()).not.toContain('matches');

    await serveSitemaps(
      { ...football, '/soccer/matches?tournaments=x1': new StubResponse(500, 'no') },
      matchPage,
    );
    expect((await askSitemap('matches')).status).toBe(503);
  });

  it('do not exist on a site without football', async () => {
    const capabilities = { ...testContext().site.capabilities, football: false };
    await serveSitemaps(football, { site: { capabilities } });

    expect((await askSitemap('competitions')).status).toBe(404);
    expect((await askSitemap('teams')).status).toBe(404);
    expect(locations(await readSitemap('index')).join()).not.toContain('teams');
  });
});
