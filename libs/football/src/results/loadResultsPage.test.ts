import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '@cancha/data-access/testing/startServer';
import { withPagePatience } from '@cancha/site/context/pagePatience';
import { testContext } from '@cancha/site/testing/testContext';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
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
const near = '/soccer/matches?nearest=50';
const days = (from: string, to: string) => `/soccer/matches?date_from=${from}&date_to=${to}`;
/** The days of the strip of 5 July. */
const today = days('2026-07-02', '2026-07-15');

async function load(answers: StubResponses, asked: string | null = null, only: string | null = null) {
  const server = await startJsonServer(answers);
  const data = await loadResultsPage(testContext({ apiUrl: server.url }), { asked, only }, now);
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

  it('come with the next three days that have matches, and the last day before that had some', async () => {
    const matches = [
      match('two days before', '2026-07-03T20:00:00Z'),
      match('the day before', '2026-07-04T20:00:00Z'),
      match('of today', '2026-07-05T20:00:00Z'),
      ...['07', '09', '10', '12'].map((day) => match(`of ${day}`, `2026-07-${day}T20:00:00Z`)),
    ];
    const { data, asked } = await load({ [today]: { matches } });

    expect(data?.next.map(({ day }) => day)).toEqual(['2026-07-07', '2026-07-09', '2026-07-10']);
    expect(data?.latest).toMatchObject([{ day: '2026-07-04', matches: [{ id: 'the day before' }] }]);
    expect(data?.daysWithMatches.has('2026-07-12')).toBe(true);
    expect(data?.daysWithMatches.has('2026-07-08')).toBe(false);
    expect(asked.filter((url) => url?.includes('nearest'))).toEqual([]);
  });

  it('when the days around have none are those of the nearest days, whole', async () => {
    const matches = [
      match('next', '2026-08-07T20:00:00Z'),
      match('later', '2026-08-09T20:00:00Z'),
      match('before', '2026-06-02T20:00:00Z'),
      match('before too', '2026-06-02T22:00:00Z'),
      match('long ago', '2026-05-02T20:00:00Z'),
    ];
    const { data } = await load({ [today]: { matches: [] }, [near]: { matches } });

    expect(data?.latest).toMatchObject([
      { day: '2026-06-02', matches: [{ id: 'before' }, { id: 'before too' }] },
      { day: '2026-05-02' },
    ]);
    expect(data?.next).toMatchObject([{ day: '2026-08-07' }, { day: '2026-08-09' }]);
  });

  it('when there are none go back to the last six matches, in whole days', async () => {
    const matches = [
      ...['a', 'b', 'c'].map((id) => match(id, '2026-05-30T20:00:00Z')),
      ...['d', 'e', 'f', 'g'].map((id) => match(id, '2026-05-28T20:00:00Z')),
      match('long ago', '2026-05-02T20:00:00Z'),
    ];
    const { data } = await load({ [today]: { matches: [] }, [near]: { matches } });

    expect(data?.latest.map((one) => [one.day, one.matches.length])).toEqual([
      ['2026-05-30', 3],
      ['2026-05-28', 4],
    ]);
  });

  it('are a page even when the nearest days cannot be had', async () => {
    const { data } = await load({ [today]: { matches: [] } });

    expect(data).toMatchObject({ matches: [], latest: [], next: [] });
  });

  it('can be those of one competition, beside the others that could be chosen', async () => {
    const of = (id: string) => ({ tournament: { id, name: `Copa ${id}` } });
    const matches = [
      { ...match('a', '2026-07-05T20:00:00Z'), ...of('one') },
      { ...match('b', '2026-07-05T21:00:00Z'), ...of('other') },
      { ...match('c', '2026-07-07T21:00:00Z'), ...of('one') },
    ];
    const { data, ids } = await load({ [today]: { matches } }, null, 'other');

    expect(ids).toEqual(['b']);
    expect(data?.next).toEqual([]);
    expect(data?.tournaments.map(({ id }) => id)).toEqual(['one', 'other']);
  });
});

describe('the results of another day', () => {
  const ofDay = (day: string, matches: unknown[]) => ({
    [days(shiftDay(day, -3), shiftDay(day, 10))]: { matches },
  });

  it('are asked for by that day', async () => {
    const matches = [match('a', '2026-06-30T20:00:00Z')];

    expect((await load(ofDay('2026-06-30', matches), '2026-06-30')).ids).toEqual(['a']);
  });

  it('have one more day with matches, and the one before only where there is nothing else', async () => {
    const around = ['06-28', '07-01', '07-02'].map((day) => match(day, `2026-${day}T20:00:00Z`));
    const own = match('own', '2026-06-30T20:00:00Z');
    const whole = await load(ofDay('2026-06-30', [own, ...around]), '2026-06-30');
    const empty = await load(ofDay('2026-06-30', around), '2026-06-30');

    expect(whole.data).toMatchObject({ next: [{ day: '2026-07-01' }], latest: [] });
    expect(empty.data).toMatchObject({ next: [{ day: '2026-07-01' }], latest: [{ day: '2026-06-28' }] });
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
  const data = await withPagePatience(() =>
    loadResultsPage(testContext({ apiUrl: url }), { asked: null, only: null }, now),
  );

  expect(data).toMatchObject({ isLate: true, matches: [], table: null });
  expect(performance.now() - began).toBeLessThan(2_500);
});
