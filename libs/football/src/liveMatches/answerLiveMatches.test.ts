import { startJsonServer, StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { sites } from '@cancha/brands/sites';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import type { Match } from '@cancha/stats/match/Match';
import { answerLive } from '@cancha/blocks/liveMatches/answerLive';
import { answerLiveMatches, loadLiveMatches, updateOf } from './answerLiveMatches';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));

// 23:00 of the 4th in Costa Rica.
const now = new Date('2026-07-05T05:00:00Z');
const list =
  '/soccer/matches?date_from=2026-07-03&date_to=2026-07-05&status=playing&status=played&status=suspended&status=cancelled&status=postponed';
const team = (name: string) => ({ id: name, name });
const match = (id: string, date: string, status: string, goals: number | null = 1) => ({
  ...{ id, date, status, contestant_home: team('A'), contestant_away: team('B') },
  ...{ total_scores_home: goals, total_scores_away: goals },
});

async function load(matches: unknown) {
  const { url } = await startJsonServer({ [list]: matches });
  const context = testContext({ apiUrl: url });
  return answerLive('match', async () => {
    const data = await loadLiveMatches(context, now);
    return data && updateOf(data, context, now);
  });
}

describe('what a page asks about the matches of today', () => {
  it('is answered with those of today and tomorrow, and what began yesterday and is still on', async () => {
    const answer = await load({
      matches: [
        match('yesterday, still on', '2026-07-04T04:30:00Z', 'playing'),
        match('yesterday', '2026-07-04T04:00:00Z', 'played'),
        match('today', '2026-07-04T20:00:00Z', 'played'),
        match('abandoned', '2026-07-04T21:00:00Z', 'suspended'),
        match('no score', '2026-07-04T20:00:00Z', 'played', null),
        match('tomorrow', '2026-07-06T01:00:00Z', 'played'),
      ],
    });
    const update = (await answer.json()) as { matches: { id: string }[]; ageMs: number };

    expect(update.matches.map(({ id }) => id)).toEqual([
      'yesterday, still on',
      'today',
      'abandoned',
      'tomorrow',
    ]);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=5');
  });

  it('is answered as data for programs, with nothing of the pages', async () => {
    const { url } = await startJsonServer({
      [list]: { matches: [match('today', '2026-07-05T03:00:00Z', 'playing')] },
    });
    vi.useFakeTimers({ now, toFake: ['Date'] });
    vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
    const props = { params: Promise.resolve({ site: 'fca' }) };
    const asked = new Request('http://127.0.0.1/api/live-matches?as=data');
    const answer = await answerLiveMatches(asked, props).finally(() => vi.useRealTimers());

    expect(await answer.json()).toEqual({
      ageMs: expect.any(Number) as number,
      matches: [
        expect.objectContaining({
          id: 'today',
          state: 'playing',
          scores: { home: 1, away: 1 },
          period: null,
        }),
      ],
    });
    expect(answer.headers.get('cache-control')).toContain('s-maxage=5');
  });

  it('is rendered once for each site while nothing of a match changed; one to come each time', async () => {
    const on = aMatch.live({ id: 'on' });
    const ahead = aMatch.scheduled({ id: 'ahead' });
    const ask = (site: 'fca' | 'bolavip-pt', ...matches: Match[]) =>
      updateOf({ matches, asOf: null }, testContext({ site: sites[site] }), now).then((one) => one.matches);
    const [first, to] = await ask('fca', on, ahead);

    const [again, toAgain] = await ask('fca', on, ahead);
    expect(again).toBe(first);
    expect(toAgain).not.toBe(to);
    expect((await ask('bolavip-pt', on))[0]).not.toBe(first);
    expect((await ask('fca', { ...on }))[0]).not.toBe(first);
  });

  it('is a 503 that nobody keeps while the backend fails, and a 404 where there are no matches at all', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const failed = await load(new StubResponse(500, 'no'));
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await load(new StubResponse(404, 'no'))).status).toBe(404);
  });
});
