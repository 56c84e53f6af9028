import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { MOST_MATCHES } from './findMatches.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { type MatchWire, matchList, matchWire } from './statsSchemas.ts';

let app: FastifyInstance;
let db: OriginDatabase;
let now = new Date('2026-07-05T18:00:00Z');
beforeAll(async () => {
  ({ app, db } = await startStatsApi(() => now));
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });
const getMatch = async (key: string, headers?: Headers): Promise<MatchWire> =>
  matchWire.parse((await get(`/soccer/match/${statsId(key)}`, headers)).json());
const getMatches = async (query: string, headers?: Headers): Promise<MatchWire[]> =>
  matchList.parse((await get(`/soccer/${query}`, headers)).json()).matches;
const pairs = (found: MatchWire[]): string[] =>
  found.map(({ contestant_home: home, contestant_away: away }) => `${home.code}-${away.code}`);

describe('a match', () => {
  it('tells the final of 2026: Spain 1-0 after extra time', async () => {
    const match = await getMatch('wc2026-104');
    expect(pairs([match])).toEqual(['ESP-ARG']);
    expect(match).toMatchObject({
      date: '2026-07-19T19:00:00Z',
      status: 'played',
      length_minutes: 120,
      period: 14,
      total_scores_home: 1,
      total_scores_away: 0,
      penalty_scores_home: null,
      goals: [{ minute: '106', side: 'home', player: 'Ferran Torres', kind: 'goal' }],
    });
  });

  it('keeps the shoot-out apart from the score', async () => {
    expect(await getMatch('wc2026-096')).toMatchObject({
      total_scores_home: 0,
      total_scores_away: 0,
      penalty_scores_home: 4,
      penalty_scores_away: 3,
      penalty_winner: 'home',
    });
  });

  it('counts an own goal for the side it helped', async () => {
    const { goals } = await getMatch('wc2026-004');
    expect(goals[0]).toEqual({ minute: '7', side: 'home', player: 'Damián Bobadilla', kind: 'own' });
  });

  it.each([
    ['es-CR', 'Brasil', 'Noruega', 'Octavos de final'],
    ['pt-BR', 'Brasil', 'Noruega', 'Oitavas de final'],
    ['en', 'Brazil', 'Norway', 'Round of 16'],
    ['xx', 'Brasil', 'Noruega', 'Octavos de final'],
  ])('speaks the language of x-lang: %s', async (language, home, away, stage) => {
    const match = await getMatch('wc2026-091', { 'x-lang': language });
    expect([match.contestant_home.name, match.contestant_away.name, match.stage?.name]).toEqual([
      home,
      away,
      stage,
    ]);
  });

  it('shows the flag of a nation and the shield of a club', async () => {
    const scotland = await getMatch('wc2026-007');
    const saprissa = await getMatch('cr.1-2024-25-133');
    expect(scotland.contestant_away.image).toBe('http://origin.test/statics/flags/gb-sct.svg');
    expect(saprissa.contestant_away.image).toBe(
      'http://origin.test/statics/shields/cr-deportivo-saprissa.svg',
    );
  });

  it('says so when only its day is known', async () => {
    const match = await getMatch('int-20170726-USA-JAM');
    expect(match).toMatchObject({ date: '2017-07-26T12:00:00Z', time_known: false });
  });

  it('is a 404 with its code when there is none', async () => {
    const answer = await get('/soccer/match/nope');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'unknown-match', error: 'Not Found' });
  });
});

describe('when a match changed', () => {
  const key = 'wc2026-090';
  const write = (columns: Partial<typeof matches.$inferInsert>) =>
    db.update(matches).set(columns).where(eq(matches.key, key));
  const stamps = async () => {
    const { moved_at: moved, updated_at: updated } = await getMatch(key);
    return { moved: Date.parse(moved ?? ''), updated: Date.parse(updated ?? '') };
  };

  it('is not said of one that never did', async () => {
    expect(await getMatch(key)).toMatchObject({ moved_at: null, updated_at: null });
  });

  it('is told of another hour, of another one after it, and of its way back', async () => {
    const { date } = await getMatch(key);
    const hours = [new Date('2026-07-05T01:00:00Z'), new Date('2026-07-05T02:00:00Z'), new Date(date)];
    let before = 0;
    for (const kickOff of hours) {
      await write({ kickOff });
      const { moved, updated } = await stamps();
      expect(moved).toBeGreaterThanOrEqual(before + 1_000);
      expect(updated).toBeGreaterThanOrEqual(moved);
      before = moved;
    }
  });

  it('is told of a result, which moves nothing, and not of what no fixture list says', async () => {
    const before = await stamps();
    await write({ referee: 'Somebody Else', lengthMinutes: 91 });
    expect(await stamps()).toEqual(before);
    await write({ homeScore: 9 });
    const after = await stamps();
    expect(after.moved).toBe(before.moved);
    expect(after.updated).toBeGreaterThan(before.updated);
  });

  it('is told of a match that is put off, and nobody can write it by hand', async () => {
    const before = await stamps();
    await write({ status: 'postponed', movedAt: null, updatedAt: null });
    expect((await stamps()).moved).toBeGreaterThan(before.moved);
  });
});

describe('a list of matches', () => {
  const day = 'matches?date_from=2026-07-05&date_to=2026-07-05';

  it('counts days where the reader is', async () => {
    expect(pairs(await getMatches(day))).toEqual(['BRA-NOR']);
    expect(pairs(await getMatches(day, { 'x-tz': 'America/Costa_Rica' }))).toEqual(['BRA-NOR', 'MEX-ENG']);
  });

  it('keeps a match without an hour on its day in every zone', async () => {
    const query = 'matches?date_from=2019-07-03&date_to=2019-07-03';
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(pairs(await getMatches(query, { 'x-tz': zone }))).toEqual(['CHI-PER', 'USA-JAM']);
    }
  });

  it('is that of today when nothing is asked for', async () => {
    expect(pairs(await getMatches('matches', { 'x-tz': 'America/Costa_Rica' }))).toEqual([
      'BRA-NOR',
      'MEX-ENG',
    ]);
  });

  it('narrows by status, tournament and team together', async () => {
    const query = `tournaments=${statsId('cr.1-2024-25')},${statsId('fifa.wc-2026')}`;
    const home = `contestant_home_id=${statsId('cr-ad-guanacasteca')}`;
    const found = await getMatches(`matches?status=awarded&${query}&${home}`);
    expect(found.map(({ total_scores_away: away }) => away)).toEqual([3, 3, 3]);

    const repeated = query.replace(',', '&tournaments=');
    expect(await getMatches(`matches?status=awarded&${repeated}&${home}`)).toEqual(found);
  });

  it('ends after the thousandth', async () => {
    expect(await getMatches('matches?status=played')).toHaveLength(MOST_MATCHES);
  });

  it('gives the matches around now, in kick-off order', async () => {
    const found = await getMatches(`matches?nearest=3&tournaments=${statsId('fifa.wc-2026')}`);
    expect(pairs(found)).toEqual(['PAR-FRA', 'BRA-NOR', 'MEX-ENG']);
  });

  it('puts a match that is being played first', async () => {
    const mexico = eq(matches.key, 'wc2026-092');
    await db.update(matches).set({ status: 'playing', period: 2, lengthMinutes: 71 }).where(mexico);
    const [first] = await getMatches('matches?nearest=3');
    await db.update(matches).set({ status: 'played', period: 14, lengthMinutes: 90 }).where(mexico);
    expect(first).toMatchObject({ id: statsId('wc2026-092'), period: 2, length_minutes: 71 });
  });

  it('never puts a forgotten fixture near now', async () => {
    now = new Date('2025-12-20T12:00:00Z');
    const found = await getMatches('matches?nearest=5');
    now = new Date('2026-07-05T18:00:00Z');
    expect(found.map(({ status }) => status)).not.toContain('fixture');
    expect(found).toHaveLength(5);
  });

  it.each([
    ['a day that is none', '/soccer/matches?date_from=2026-02-30', {}],
    ['a status that is none', '/soccer/matches?status=Full', {}],
    ['a time zone that is none', '/soccer/matches', { 'x-tz': 'Mars/Base' }],
    ['a filter that is none', '/soccer/matches?team=PAN', {}],
    ['days in the wrong order', '/soccer/matches?date_from=2026-07-05&date_to=2026-07-04', {}],
    ['more next events than there are', '/soccer/next-match/nope?nextEvents=51', {}],
    ['none at all nearest', '/soccer/matches?nearest=0', {}],
  ])('refuses %s', async (_, url, headers) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request', error: 'Bad Request' });
  });
});

describe('the next match of a team', () => {
  it('is still ahead, and only as many as asked for', async () => {
    now = new Date('2025-05-07T12:00:00Z');
    const found = await getMatches(`next-match/${statsId('cr-deportivo-saprissa')}?nextEvents=3`);
    now = new Date('2026-07-05T18:00:00Z');
    expect(found.map(({ date }) => date)).toEqual(['2025-05-08T02:00:00Z']);
  });

  it('is an empty list for a team with nothing planned', async () => {
    expect(await getMatches(`next-match/${statsId('CRC')}`)).toEqual([]);
  });

  it('is a 404 with its code for no team', async () => {
    const answer = await get('/soccer/next-match/nope');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown-team' });
  });
});
