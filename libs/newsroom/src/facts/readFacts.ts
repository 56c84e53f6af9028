import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addFacts } from './addFacts.ts';
import { decodeFactsFile } from './decodeFactsFile.ts';
import { type Facts, noFacts } from './factRecords.ts';
import { mergeFacts } from './mergeFacts.ts';

/**
 * Reads every facts file of a folder into plain records, checked against each other.
 * A new file of the same format needs no change of code.
 * @throws Error on a malformed file, a key used twice or a reference to nothing
 */
export async function readFacts(folder: string): Promise<Facts> {
  return checked(await readFolder(folder));
}

/**
 * The facts the newsroom tells of (`facts`) with those it does not (`archive`), which may lean on the former.
 * @throws Error as `readFacts`
 */
export async function addArchive(told: Facts, folder: string): Promise<Facts> {
  return checked(addFacts(told, await readFolder(folder)));
}

async function readFolder(folder: string): Promise<Facts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(
    names.map(async (name) => decodeFactsFile(await readFile(join(folder, name), 'utf8'), name)),
  );
  return files.reduce(mergeFacts, noFacts());
}

function checked(facts: Facts): Facts {
  const problems = findBrokenReferences(facts);
  if (problems.length > 0) throw new Error(`The facts do not fit together: ${problems.join('; ')}`);
  return facts;
}

/** Says of each reference to nothing, and of each key used twice, what it is. Empty when all is well. */
export function findBrokenReferences(facts: Facts): string[] {
  const problems: string[] = [];
  const keysOf = (table: string, records: { key: string }[]): Set<string> => {
    const keys = new Set<string>();
    for (const { key } of records) {
      if (keys.has(key)) problems.push(`${table}: ${key} twice`);
      keys.add(key);
    }
    return keys;
  };
  const expect = (known: Set<string>, wanted: string | null, where: string): void => {
    if (wanted !== null && !known.has(wanted)) problems.push(`${where}: unknown ${wanted}`);
  };

  const teams = keysOf('teams', facts.teams);
  const venues = keysOf('venues', facts.venues);
  const tournaments = keysOf('tournaments', facts.tournaments);
  const stages = keysOf('stages', facts.stages);
  const matches = keysOf('matches', facts.matches);

  for (const { team } of facts.clubColours) expect(teams, team, 'club colours');
  for (const stage of facts.stages) expect(tournaments, stage.tournament, `stage ${stage.key}`);
  for (const zone of facts.zones) expect(stages, zone.stage, `zone ${zone.zone}`);
  for (const entry of facts.entries) {
    expect(tournaments, entry.tournament, `entry of ${entry.team}`);
    expect(teams, entry.team, 'entry');
    expect(stages, entry.stage, `entry of ${entry.team}`);
  }
  for (const match of facts.matches) {
    expect(tournaments, match.tournament, match.key);
    expect(stages, match.stage, match.key);
    expect(teams, match.home, match.key);
    expect(teams, match.away, match.key);
    expect(venues, match.venue, match.key);
  }
  for (const { team } of facts.rankings) expect(teams, team, 'ranking');
  for (const { team, tournament } of facts.coverage) {
    expect(teams, team, 'coverage');
    expect(tournaments, tournament, `coverage of ${team}`);
  }
  for (const { match } of [...facts.events, ...facts.lineUps, ...facts.statistics]) {
    expect(matches, match, 'event or line-up');
  }
  for (const { match, kind, minute } of facts.events) {
    if (minute === null && !kind.startsWith('kick-')) problems.push(`${match}: a ${kind} without a minute`);
  }
  for (const player of facts.players) expect(teams, player.team, `player ${player.name}`);
  return problems;
}
