/**
 * Writes the demo's own facts from a folder of openly licensed football data.
 *
 *   node libs/newsroom/scripts/compile-facts.ts <data-dir>
 *
 * The same data always gives the same bytes. NOTICE.md names the sources.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSources } from '../src/facts/compile/compileSources.ts';
import { readSourceFile, type SourceFile } from '../src/facts/compile/readSourceFile.ts';
import type { SourceProblem } from '../src/facts/compile/sourceProblem.ts';
import { encodeFactsFile } from '../src/facts/encodeFactsFile.ts';
import { type Facts, type MatchFact, noFacts } from '../src/facts/factRecords.ts';

const worldCup = 'fifa.wc-2026';
const copaAmerica = 'int.copaamerica-2024';

const wholeFiles = {
  'costa-rica-2024-25': 'cr.1-2024-25',
  'champions-cup-2024': 'concacaf.cc-2024',
  'champions-cup-2025': 'concacaf.cc-2025',
  'libertadores-2025': 'conmebol.lib-2025',
};

/** Told match by match since 2016: Central America and Chile. */
const followed = new Set(['CRC', 'HON', 'GUA', 'SLV', 'PAN', 'NCA', 'CHI']);

// Matches of others that the newsroom tells of
const alsoTold = new Set(['int-20180327-ESP-ARG', 'int-20260326-BOL-SUR']);

const sources = [
  'worldcup-2026.json',
  'worldcup-2026-events.json',
  'worldcup-2026-squads.json',
  'copa-america-2024.json',
  ...Object.values(wholeFiles).map((key) => `leagues/${key}.json`),
  'internationals.json',
  'clubs.json',
];

async function compile(data: string, target: string): Promise<void> {
  const problems: SourceProblem[] = [];
  const files: SourceFile[] = [];
  for (const name of sources) {
    const file = readSourceFile(name, await readFile(join(data, 'cc0', name), 'utf8'), problems);
    if (file) files.push(selectInternationals(file));
  }
  const facts = compileSources(files, problems);
  for (const { file, reason } of problems) console.error(`${file}: ${reason}`);

  await mkdir(target, { recursive: true });
  for (const [name, part] of Object.entries(split(facts))) {
    await writeFile(join(target, `${name}.json`), encodeFactsFile(part));
  }
}

/** The matches of the nations that are followed, every Gold Cup and the Copa América of 2024: the seed stays small. */
function selectInternationals(file: SourceFile): SourceFile {
  if (file.kind !== 'internationals') return file;
  const { source } = file;
  const matches = source.matches.filter(
    ({ id, t, date, home, away }) =>
      // The World Cup lends its matches their second names
      t === 'wc' ||
      t === 'goldcup' ||
      // The Copa América of 2024 has a file of its own
      (t === 'copaamerica' && date >= '2024') ||
      followed.has(home) ||
      followed.has(away) ||
      alsoTold.has(id),
  );
  return { ...file, source: { ...source, matches } };
}

function split(all: Facts): Record<string, Partial<Facts>> {
  const isKept = ({ key, tournament, home, away }: MatchFact): boolean =>
    !tournament.startsWith('fifa.wc-') ||
    tournament === worldCup ||
    followed.has(home) ||
    followed.has(away) ||
    alsoTold.has(key);
  const matches = all.matches.filter(isKept);
  const facts = { ...all, matches };
  const { events, lineUps, players, ...cup } = ofTournament(facts, (key) => key === worldCup);
  // The squads stay behind: shirt numbers stand beside the goals
  const { players: _, ...america } = ofTournament(facts, (key) => key === copaAmerica);
  const leagues = Object.entries(wholeFiles).map(
    ([name, league]) => [name, ofTournament(facts, (key) => key === league)] as const,
  );
  const apart = new Set([worldCup, copaAmerica, ...Object.values(wholeFiles)]);
  return {
    teams: { teams: teamsOf(facts) },
    'world-cup-2026': cup,
    'world-cup-2026-events': { events, lineUps },
    'world-cup-2026-squads': { players },
    'copa-america-2024': america,
    ...Object.fromEntries(leagues),
    internationals: ofTournament(facts, (key) => !apart.has(key)),
  };
}

function ofTournament(facts: Facts, isWanted: (key: string) => boolean): Facts {
  const matches = facts.matches.filter(({ tournament }) => isWanted(tournament));
  const keys = new Set(matches.map(({ key }) => key));
  const played = new Set(matches.map(({ tournament }) => tournament));
  const venues = new Set(matches.map(({ venue }) => venue));
  const stages = facts.stages.filter(({ tournament }) => isWanted(tournament));
  const stageKeys = new Set(stages.map(({ key }) => key));
  const isOfMatch = ({ match }: { match: string }): boolean => keys.has(match);
  return {
    ...noFacts(),
    venues: facts.venues.filter(({ key }) => venues.has(key)),
    tournaments: facts.tournaments.filter(({ key }) => played.has(key)),
    stages,
    zones: facts.zones.filter(({ stage }) => stageKeys.has(stage)),
    entries: facts.entries.filter(({ tournament }) => isWanted(tournament)),
    matches,
    events: facts.events.filter(isOfMatch),
    lineUps: facts.lineUps.filter(isOfMatch),
    players: facts.players.filter(({ tournament }) => isWanted(tournament)),
  };
}

function teamsOf({ teams, entries, matches }: Facts): Facts['teams'] {
  const wanted = new Set([
    ...entries.map(({ team }) => team),
    ...matches.flatMap(({ home, away }) => [home, away]),
  ]);
  const found = teams.filter(({ key }) => wanted.has(key));
  return found.sort((one, other) => (one.key < other.key ? -1 : 1));
}

const [data] = process.argv.slice(2);
if (!data) throw new Error('Say where the data is: node libs/newsroom/scripts/compile-facts.ts <data-dir>');
await compile(data, join(import.meta.dirname, '../seed/facts'));
