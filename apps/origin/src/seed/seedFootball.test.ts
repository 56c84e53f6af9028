import { join } from 'node:path';
import { and, asc, count, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineUps, matches, matchEvents, players, squadPlayers } from '../database/footballTables.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openSeededDatabase } from '../testing/openSeededDatabase.ts';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { addArchive, readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { seedFootball } from './seedFootball.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';

let facts: Facts;
let database: OpenDatabase;
beforeAll(async () => {
  facts = await addArchive(await readFacts(join(seedFolder, 'facts')), join(seedFolder, 'archive'));
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const counts = async (): Promise<number[]> => {
  const tables = [matches, matchEvents, squadPlayers];
  const rows = await Promise.all(tables.map((table) => database.db.select({ rows: count() }).from(table)));
  return rows.map(([row]) => row?.rows ?? 0);
};

it('stores every match, event and player once, also when it is run again', async () => {
  const expected = [facts.matches.length, facts.events.length, facts.players.length];
  expect(await counts()).toEqual(expected);
  await seedFootball(database.db, facts);
  expect(await counts()).toEqual(expected);
});

it('keeps what was there when the new facts cannot be stored', async () => {
  const before = await counts();
  const [event] = facts.events;
  if (!event) throw new Error('no event to break');
  const broken = { ...facts, events: [{ ...event, match: 'no-such-match' }] };
  await expect(seedFootball(database.db, broken)).rejects.toThrow();
  expect(await counts()).toEqual(before);
});

it('names every man of an event, a line-up or a squad among the players', async () => {
  const known = database.db.select({ id: players.id }).from(players);
  for (const [table, id] of [
    [matchEvents, matchEvents.playerId],
    [matchEvents, matchEvents.playerOffId],
    [lineUps, lineUps.playerId],
    [squadPlayers, squadPlayers.playerId],
  ] as const) {
    const [strangers] = await database.db.select({ rows: count() }).from(table).where(notInArray(id, known));
    expect(strangers?.rows).toBe(0);
  }
});

it('names the eleven who started, line by line, with their captain', async () => {
  const mexico = await database.db
    .select()
    .from(lineUps)
    .where(and(eq(lineUps.matchId, statsId('wc2026-001')), eq(lineUps.side, 'home')))
    .orderBy(asc(lineUps.line), asc(lineUps.number));
  expect(mexico).toHaveLength(11);
  expect(mexico[0]).toMatchObject({ player: 'Raúl Rangel', line: 0 });
  expect(mexico.filter(({ captain }) => captain).map(({ player }) => player)).toEqual(['César Montes']);
});
