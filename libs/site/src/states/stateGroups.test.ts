import { startServer } from '@cancha/data-access/testing/startServer';
import { getMatch } from '@cancha/data-access/football/getMatch';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '../context/SiteContext';
import { serveSites } from '../context/servedSites';
import { serveStates } from '../context/servedStates';
import { stateSiteId } from '../drafts/draftSite';
import { aServedSite } from '../testing/aServedSite';
import { allStates, readState } from './stateGroups';

const played = {
  ...{ id: 'm1', date: '2026-07-05T20:00:00Z', status: 'played', length_minutes: 120 },
  contestant_home: { id: 'h', name: 'Brasil' },
  contestant_away: { id: 'a', name: 'Noruega' },
  ...{ total_scores_home: 1, total_scores_away: 2 },
  goals: [
    { minute: '20', side: 'away', player: 'Haaland', kind: null },
    { minute: '60', side: 'home', player: 'Endrick', kind: null },
    { minute: '115', side: 'away', player: 'Haaland', kind: null },
  ],
};

afterEach(() => vi.unstubAllEnvs());

/** A backend that has one match and one list, and what it was asked for. */
async function serve(deployment: string) {
  const { url, requests } = await startServer((request, response) => {
    const body = request.url?.startsWith('/soccer/')
      ? played
      : { items: [{ id: 1, title: 'A', link: '/a.html' }] };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  vi.stubEnv('CONTENT_API_URL', url);
  vi.stubEnv('STATS_API_URL', url);
  vi.stubEnv('DEPLOYMENT', deployment);
  serveSites([aServedSite]);
  serveStates(allStates);
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.site-contexts'));
  return requests;
}
const contextOf = (state: string) => getSiteContext(stateSiteId('fca', state));
const matchIn = async (state: string) => {
  const { apis } = await contextOf(state);
  return getMatch(apis.stats, { matchId: 'm1' });
};

describe('a state of the gallery', () => {
  let requests: Awaited<ReturnType<typeof serve>>;
  beforeEach(async () => {
    requests = await serve('preview');
  });

  it('asks the backend for its fault, each time anew, and readers’ calls know nothing of it', async () => {
    const args = { site: 'FCA' };
    const { apis } = await contextOf('content-cut');
    await getLatest(apis.content, args);
    await getLatest(apis.content, args);
    await getLatest((await getSiteContext('fca')).apis.content, args);

    expect(requests.map(({ headers }) => headers['x-origin-fault'])).toEqual(['cut', 'cut', undefined]);
  });

  it('leaves calls alone that it is not about', async () => {
    const { apis } = await contextOf('no-menus');
    await getLatest(apis.content, { site: 'FCA' });

    expect(requests.map(({ headers }) => headers['x-origin-fault'])).toEqual([undefined]);
  });

  it('has all of its addresses below its own', async () => {
    const { site } = await contextOf('no-menus');

    expect(site.prefix).toBe(`${aServedSite.site.prefix}/api/states/no-menus`);
  });

  it('tells a match that was played as it stood', async () => {
    expect(await matchIn('match-scheduled')).toMatchObject({ state: 'scheduled', isTimeKnown: true });
    expect(await matchIn('match-day-only')).toMatchObject({ state: 'scheduled', isTimeKnown: false });
    expect(await matchIn('match-second-half')).toMatchObject({
      ...{ state: 'live', period: 'second-half', minute: 70, score: { home: 1, away: 1 } },
    });
    expect(await matchIn('match-shoot-out')).toMatchObject({
      ...{ state: 'live', score: { home: 1, away: 2 }, penalties: { home: 2, away: 2 } },
    });
    expect(await matchIn('match-unknown-sides')).toMatchObject({ home: { id: null, name: 'W97' } });
    expect(await matchIn('match-unknown-status')).toMatchObject({ state: 'interrupted', reason: 'unknown' });
  });

  it('is read off its address', () => {
    expect(readState(aServedSite.site, '/api/states/no-menus/x')?.id).toBe('no-menus');
    expect(readState(aServedSite.site, '/api/states/no-menus')?.id).toBe('no-menus');
    for (const path of ['/api/states', '/api/states/', '/api/states/none/x', '/api/statesno-menus', '/'])
      expect(readState(aServedSite.site, path), path).toBeNull();
  });

  it('has a name of its own that an address can hold', () => {
    const ids = allStates.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });
});

it('there is no state in production without previews', async () => {
  await serve('production');

  await expect(contextOf('no-menus')).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});
