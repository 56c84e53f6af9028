import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { playerId } from '@cancha/newsroom/facts/playerId.ts';
import { addArchive, readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { seedFootball } from '../seed/seedFootball.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { playerWire } from './playerSchemas.ts';
import { teamMatches, teamStatistics } from './teamSchemas.ts';

const cup = 'int.copaamerica-2024';

let app: FastifyInstance;
let db: OriginDatabase;
let facts: Facts;
beforeAll(async () => {
  ({ app, db } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z')));
  const told = await readFacts(join(seedFolder, 'facts'));
  facts = onlyCup(await addArchive(told, join(seedFolder, 'archive')));
});
afterAll(() => app.close());

/** One cup alone: thirty seasons would be stored anew for each set of matches. */
function onlyCup(all: Facts): Facts {
  const matches = all.matches.filter(({ tournament }) => tournament === cup);
  const keys = new Set(matches.map(({ key }) => key));
  const stages = all.stages.filter(({ tournament }) => tournament === cup);
  const ofCup = ({ tournament }: { tournament: string | null }): boolean => tournament === cup;
  return {
    ...all,
    ...{ matches, stages, tournaments: all.tournaments.filter(({ key }) => key === cup) },
    zones: all.zones.filter((zone) => stages.some(({ key }) => key === zone.stage)),
    entries: all.entries.filter(ofCup),
    coverage: all.coverage.filter(ofCup),
    players: all.players.filter(ofCup),
    events: all.events.filter(({ match }) => keys.has(match)),
    lineUps: all.lineUps.filter(({ match }) => keys.has(match)),
    statistics: all.statistics.filter(({ match }) => keys.has(match)),
  };
}

function without(removed: ReadonlySet<string>): Facts {
  const isKept = ({ match }: { match: string }): boolean => !removed.has(match);
  return {
    ...facts,
    matches: facts.matches.filter(({ key }) => !removed.has(key)),
    tournaments: facts.tournaments.map(({ rules, ...one }) => ({
      ...one,
      rules: rules && { ...rules, bracket: rules.bracket.filter(isKept) },
    })),
    events: facts.events.filter(isKept),
    lineUps: facts.lineUps.filter(isKept),
    statistics: facts.statistics.filter(isKept),
  };
}

/** Which of the answers about Argentina say that no match is missing: form and streak, totals and biggest win, a man's goals. */
async function toldWhole(): Promise<string[]> {
  const get = async (path: string): Promise<unknown> => (await app.inject(`/soccer/${path}`)).json();
  const team = `team/${statsId('ARG')}`;
  const listed = teamMatches.parse(await get(`${team}/matches`));
  const figures = teamStatistics.parse(await get(`${team}/statistics`));
  // Known by his goals alone: without a match he scored in he has no page
  const scorer = playerWire.safeParse(await get(`player/${playerId('ARG', 'Lautaro Martínez')}`));
  return [
    ...(listed.coverage ? ['matches'] : []),
    ...(figures.coverage ? ['figures'] : []),
    ...(scorer.data?.tournaments.some((one) => one.is_whole) ? ['scorer'] : []),
  ];
}

it('with any match of a team missing, neither its run, its figures nor its players are told as whole', async () => {
  await seedFootball(db, facts);
  expect(await toldWhole()).toEqual(['matches', 'figures', 'scorer']);

  const own = facts.matches.filter(({ home, away }) => home === 'ARG' || away === 'ARG');
  expect(own).toHaveLength(6);
  // One is left: a team without any has no page of figures
  const some = fc.subarray(
    own.map(({ key }) => key),
    { minLength: 1, maxLength: own.length - 1 },
  );
  await fc.assert(
    fc.asyncProperty(some, async (removed) => {
      await seedFootball(db, without(new Set(removed)));
      expect(await toldWhole()).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
