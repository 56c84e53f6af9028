import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { lineUps, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { noFacts } from '@cancha/newsroom/facts/factRecords.ts';
import { BENCH } from '../seed/matchRows.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { storeRules } from '../seed/storedRules.ts';
import { plainRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import { lineUpsWire, matchEventsWire, matchStatisticsWire } from './matchCentreSchemas.ts';
import { playerId } from '@cancha/newsroom/facts/playerId.ts';
import { selectMatch } from './selectMatch.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';

let app: FastifyInstance;
let db: OriginDatabase;
beforeAll(async () => {
  ({ app, db } = await startStatsApi(() => new Date('2026-07-05T18:00:00Z')));
});
afterAll(() => app.close());

const call = async <Wire extends z.ZodType>(
  schema: Wire,
  key: string,
  path: string,
): Promise<z.output<Wire>> =>
  schema.parse((await app.inject(`/soccer/match/${statsId(key)}/${path}`)).json());

describe('the events of a match', () => {
  it('come in order, each goal with the score it made', async () => {
    const { events } = await call(matchEventsWire, 'wc2026-004', 'events');
    const goals = events.filter(({ score }) => score !== null);
    expect(goals.map(({ minute, score }) => `${minute} ${score?.home}-${score?.away}`)).toEqual([
      '7 1-0',
      '31 2-0',
      '45+5 3-0',
      '73 3-1',
      '90+8 4-1',
    ]);
    expect(events[4]).toMatchObject({
      kind: 'substitution',
      side: 'home',
      player: { name: 'Sebastian Berhalter', number: 14 },
      player_off: { name: 'Christian Pulisic', number: 10 },
    });
  });

  it('give an own goal to a player of the other side', async () => {
    const { events } = await call(matchEventsWire, 'wc2026-004', 'events');
    expect(events[0]).toMatchObject({
      kind: 'own',
      side: 'home',
      player: { id: playerId('PAR', 'Damián Bobadilla') },
    });
  });

  it('count the shoot-out by itself', async () => {
    const { events } = await call(matchEventsWire, 'wc2026-096', 'events');
    expect(events.at(-1)?.score).toEqual({ home: 4, away: 3 });
    expect(events.at(-1)?.minute).toBeNull();
  });
});

describe('the line-ups of a match', () => {
  it('hold eleven in their lines, and of the bench those who came on', async () => {
    const { home } = await call(lineUpsWire, 'wc2026-004', 'lineups');
    expect(home?.lines[0]).toHaveLength(1);
    expect(home?.lines.flat()).toHaveLength(11);
    expect(home?.lines.flat().filter(({ captain }) => captain)).toHaveLength(1);
    expect(home?.bench_complete).toBe(false);
    expect(home?.bench.map(({ name, minute }) => `${minute} ${name}`)).toEqual([
      '46 Sebastian Berhalter',
      '72 Timothy Weah',
      '72 Ricardo Pepi',
      '82 Giovanni Reyna',
    ]);
  });

  it('hold the whole bench where it is known', async () => {
    const matchId = statsId('wc2026-004');
    const sat = { matchId, side: 'home' as const, line: BENCH, captain: false };
    await db.insert(lineUps).values([
      { ...sat, number: 9, player: 'Ricardo Pepi', playerId: playerId('USA', 'Ricardo Pepi') },
      { ...sat, number: -1, player: 'Somebody Else', playerId: playerId('USA', 'Somebody Else') },
    ]);
    const { home } = await call(lineUpsWire, 'wc2026-004', 'lineups');
    expect(home?.lines.flat()).toHaveLength(11);
    expect(home?.bench_complete).toBe(true);
    expect(home?.bench.map(({ name, number, minute }) => [name, number, minute])).toEqual([
      ['Somebody Else', null, null],
      ['Ricardo Pepi', 9, '72'],
    ]);
  });

  it('are null where nobody wrote them down', async () => {
    expect(await call(lineUpsWire, 'cr.1-2024-25-133', 'lineups')).toEqual({ home: null, away: null });
  });
});

describe('the figures of a match', () => {
  it('are those of its two sides, or null', async () => {
    expect(await call(matchStatisticsWire, 'wc2026-004', 'statistics')).toEqual({ home: null, away: null });

    const key = 'wc2026-004';
    const { match } = await selectMatch(db, statsId(key));
    const figures = { shots: 9, shotsOnTarget: 4, passes: 410, passesCompleted: 350, corners: 3 };
    const home = {
      match: key,
      side: 'home' as const,
      possession: 55,
      ...figures,
      fouls: 8,
      offsides: 1,
      saves: 2,
    };
    const tournament = { key: 'cup', slug: 'cup', season: '1', es: 'c', pt: 'c', en: 'c', whole: true };
    const facts = {
      ...noFacts(),
      matches: [factOf(key)],
      statistics: [home, { ...home, side: 'away' as const, possession: 45 }],
    };
    await db
      .update(tournaments)
      .set({ rules: storeRules({ ...tournament, rules: plainRules }, facts) })
      .where(eq(tournaments.id, match.tournamentId));

    const known = await call(matchStatisticsWire, key, 'statistics');
    expect(known.home).toMatchObject({ possession: 55, shots_on_target: 4, passes_completed: 350 });
    expect(known.away?.possession).toBe(45);
  });
});

function factOf(key: string): ReturnType<typeof noFacts>['matches'][number] {
  return {
    ...{ key, alias: null, tournament: 'cup', stage: null, week: null, day: '2026-06-12', utc: null },
    ...{ status: 'played', home: 'USA', away: 'PAR', score: [4, 1], ninety: null, halfTime: null },
    ...{ penalties: null, shootOutWinner: null, venue: null, city: null, referee: null, attendance: null },
    ground: null,
  };
}

it.each(['events', 'lineups', 'statistics'])(
  'the %s of no match are a 404, and no filter is known',
  async (path) => {
    const unknown = await app.inject(`/soccer/match/nope/${path}`);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'unknown-match' });
    expect((await app.inject(`/soccer/match/${statsId('wc2026-004')}/${path}?side=home`)).statusCode).toBe(
      400,
    );
  },
);
