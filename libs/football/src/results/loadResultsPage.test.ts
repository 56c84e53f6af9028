import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '@cancha/data-access/testing/startServer';
import { withPagePatience } from '@cancha/site/context/pagePatience';
import { testContext } from '@cancha/site/testing/testContext';
import { loadResultsPage } from './loadResultsPage';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

// 18:00 in Costa Rica.
const now = new Date('2026-07-06T00:00:00Z');
const team = { id: 't', name: 'Herediano', image: null, code: null };
const match = (id: string, date: string, status = 'fixture') => ({
  id,
  date,
  status,
  contestant_home: team,
  contestant_away: team,
});
const days = (from: string, to: string) => `/soccer/matches?date_from=${from}&date_to=${to}`;
const today = days('2026-07-04', '2026-07-05');

async function load(answers: StubResponses, asked: string | null = null) {
  const server = await startJsonServer(answers);
  const data = await loadResultsPage(testContext({ apiUrl: server.url }), asked, now);
  return { data, ids: data?.matches.map(({ id }) => id), asked: server.requests.map(({ url }) => url) };
}

describe('the results of today', () => {
  it('are those of the day in the zone of the site', async () => {
    const matches = [
      match('yesterday', '2026-07-05T05:59:00Z'),
      match('first', '2026-07-05T06:00:00Z'),
      match('last', '2026-07-06T05:59:00Z'),
    ];
    const { data, ids } = await load({ [today]: { matches } });

    expect(data?.day).toBe('2026-07-05');
    expect(ids).toEqual(['first', 'last']);
  });

  it('have what began yesterday until it ends', async () => {
    const late = match('late', '2026-07-05T05:30:00Z', 'playing');
    const over = match('over', '2026-07-05T05:30:00Z');

    expect((await load({ [today]: { matches: [late, over] } })).ids).toEqual(['late']);
  });

  it('when there are none are those of the nearest days, whole', async () => {
    const near = [
      match('next', '2026-07-07T20:00:00Z'),
      match('later', '2026-07-09T20:00:00Z'),
      match('before', '2026-07-02T20:00:00Z'),
      match('before too', '2026-07-02T22:00:00Z'),
      match('long ago', '2026-06-02T20:00:00Z'),
    ];
    const { data } = await load({
      [today]: { matches: [] },
      '/soccer/matches?nearest=50': { matches: near },
    });

    expect(data?.before).toMatchObject({
      day: '2026-07-02',
      matches: [{ id: 'before' }, { id: 'before too' }],
    });
    expect(data?.after).toMatchObject({ day: '2026-07-07', matches: [{ id: 'next' }] });
  });

  it('are a page even when the nearest days cannot be had', async () => {
    const { data } = await load({ [today]: { matches: [] } });

    expect(data).toMatchObject({ matches: [], before: null, after: null });
  });

  it('do not ask for other days when there are some', async () => {
    const { asked } = await load({ [today]: { matches: [match('a', '2026-07-05T20:00:00Z')] } });

    expect(asked.filter((url) => url?.includes('nearest'))).toEqual([]);
  });
});

describe('the results of another day', () => {
  const ofDay = (day: string, matches: unknown[]) => ({ [days(day, day)]: { matches } });

  it('are asked for by that day', async () => {
    const matches = [match('a', '2026-06-30T20:00:00Z')];

    expect((await load(ofDay('2026-06-30', matches), '2026-06-30')).ids).toEqual(['a']);
  });

  it('are a page without a match within a year', async () => {
    expect((await load(ofDay('2026-12-24', []), '2026-12-24')).data).toMatchObject({ matches: [] });
  });

  it('long ago are a page that says so, back to the first match between two countries', async () => {
    expect((await load(ofDay('2024-07-05', []), '2024-07-05')).data).toMatchObject({ matches: [] });
    expect((await load(ofDay('1872-11-30', []), '1872-11-30')).data).toMatchObject({ matches: [] });
    expect((await load(ofDay('1872-11-29', []), '1872-11-29')).data).toBeNull();
  });

  it('further away are none, unless something was played', async () => {
    expect((await load(ofDay('2035-07-05', []), '2035-07-05')).data).toBeNull();
    expect((await load(ofDay('2024-07-05', [match('a', '2024-07-05T20:00:00Z')]), '2024-07-05')).ids).toEqual(
      ['a'],
    );
  });
});

describe('results that cannot be had', () => {
  it('are an error: no day may look as if nothing was played', async () => {
    await expect(load({ [today]: new StubResponse(503, 'no') })).rejects.toMatchObject({
      name: 'ApiError',
      status: 503,
    });
  });

  it('do not exist where the provider has none', async () => {
    expect((await load({})).data).toBeNull();
  });
});

it('results that take longer than a page waits are said to be late, not to be none', async () => {
  const { url } = await startServer((_, response) => {
    setTimeout(
      () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"matches":[]}'),
      3_000,
    );
  });
  const began = performance.now();
  const data = await withPagePatience(() => loadResultsPage(testContext({ apiUrl: url }), null, now));

  expect(data).toMatchObject({ isLate: true, matches: [], table: null });
  expect(performance.now() - began).toBeLessThan(2_500);
});
