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
import { heldCoverage } from '../src/facts/heldCoverage.ts';
import { type Facts, type MatchFact, noFacts } from '../src/facts/factRecords.ts';

const worldCup = 'fifa.wc-2026';
const copaAmerica = 'int.copaamerica-2024';

/** What the newsroom tells of beside matches of national teams. */
const toldLeagues = {
  'costa-rica-2024-25': 'cr.1-2024-25',
  'champions-cup-2024': 'concacaf.cc-2024',
  'champions-cup-2025': 'concacaf.cc-2025',
  'libertadores-2025': 'conmebol.lib-2025',
};

/** The other leagues of the countries that have a site, and their cups: seasons that are over, since none of them is moved. */
const otherLeagues = {
  'argentina-2024': 'ar.1-2024',
  'argentina-2025': 'ar.1-2025',
  'brazil-2025': 'br.1-2025',
  'colombia-2024': 'co.1-2024',
  'colombia-2025': 'co.1-2025',
  'ecuador-2025': 'ec.1-2025',
  'mexico-2024-25': 'mx.1-2024-25',
  'portugal-2024-25': 'pt.1-2024-25',
  'portugal-2025-26': 'pt.1-2025-26',
  'united-states-2024': 'us.1-2024',
  'united-states-2025': 'us.1-2025',
  'libertadores-2024': 'conmebol.lib-2024',
  'sudamericana-2024': 'conmebol.sud-2024',
  'sudamericana-2025': 'conmebol.sud-2025',
};

/** World Cups of which the newsroom tells single matches, by the names these have among the internationals. */
const otherWorldCups = { 'world-cup-2018': 'fifa.wc-2018', 'world-cup-2022': 'fifa.wc-2022' };

/** Told match by match since 2016: Central America and Chile. */
const followed = new Set(['CRC', 'HON', 'GUA', 'SLV', 'PAN', 'NCA', 'CHI']);

// Matches of others that the newsroom tells of
const alsoTold = new Set(['int-20180327-ESP-ARG', 'int-20260326-BOL-SUR']);

const leagueFiles = (leagues: Record<string, string>): string[] =>
  Object.values(leagues).map((key) => `cc0/leagues/${key}.json`);

const toldSources = [
  'cc0/worldcup-2026.json',
  'cc0/worldcup-2026-events.json',
  'cc0/worldcup-2026-squads.json',
  'cc0/copa-america-2024.json',
  ...leagueFiles(toldLeagues),
  'cc0/internationals.json',
  'cc0/clubs.json',
];

const allSources = [
  ...toldSources,
  'cc0/worldcup-2022.json',
  'cc0/worldcup-2022-events.json',
  'cc0/worldcup-2022-squads.json',
  'cc-by/worldcup-2018-wyscout.json',
  ...leagueFiles(otherLeagues),
];

async function compile(data: string, seed: string): Promise<void> {
  const told = selectTold(await compileFiles(data, toldSources));
  const all = await compileFiles(data, allSources);
  const archive = { ...withoutTold(all, told), coverage: heldCoverage(all) };
  await writeParts(join(seed, 'facts'), splitTold(told));
  await writeParts(join(seed, 'archive'), splitArchive(archive));
}

async function compileFiles(data: string, names: string[]): Promise<Facts> {
  const problems: SourceProblem[] = [];
  const files: SourceFile[] = [];
  for (const name of names) {
    const file = readSourceFile(name, await readFile(join(data, name), 'utf8'), problems);
    if (file) files.push(file);
  }
  const facts = compileSources(files, problems);
  for (const { file, reason } of problems) console.error(`${file}: ${reason}`);
  return facts;
}

async function writeParts(target: string, parts: Record<string, Partial<Facts>>): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, part] of Object.entries(parts)) {
    await writeFile(join(target, `${name}.json`), encodeFactsFile(part));
  }
}

/** What the newsroom tells of: articles are made of these matches alone. */
function selectTold(all: Facts): Facts {
  const whole = new Set([worldCup, copaAmerica, ...Object.values(toldLeagues)]);
  const isTold = ({ key, tournament, home, away }: MatchFact): boolean =>
    whole.has(tournament) ||
    tournament.startsWith('int.goldcup-') ||
    followed.has(home) ||
    followed.has(away) ||
    alsoTold.has(key);
  const matches = all.matches.filter(isTold);
  const told = ofTournament({ ...all, matches }, () => true);
  return { ...told, teams: teamsOf({ ...told, teams: all.teams }) };
}

/** The rest. A tournament of which some matches are told is described there. */
function withoutTold(all: Facts, told: Facts): Facts {
  const toldMatches = new Set(told.matches.map(({ key }) => key));
  const again = new Set(Object.values(otherWorldCups));
  const described = new Set(told.tournaments.map(({ key }) => key).filter((key) => !again.has(key)));
  const toldTeams = new Set(told.teams.map(({ key }) => key));
  const matches = all.matches.filter(({ key }) => !toldMatches.has(key));
  const rest = ofTournament({ ...all, matches }, () => true);
  const isNew = ({ tournament }: { tournament: string }): boolean => !described.has(tournament);
  const stages = rest.stages.filter(isNew);
  const stageKeys = new Set(stages.map(({ key }) => key));
  return {
    ...rest,
    teams: teamsOf({ ...rest, teams: all.teams }).filter(({ key }) => !toldTeams.has(key)),
    tournaments: rest.tournaments.filter(({ key }) => !described.has(key)),
    stages,
    zones: rest.zones.filter(({ stage }) => stageKeys.has(stage)),
    entries: rest.entries.filter(isNew),
    players: rest.players.filter(isNew),
  };
}

function splitTold(told: Facts): Record<string, Partial<Facts>> {
  const { events, lineUps, players, ...cup } = ofTournament(told, (key) => key === worldCup);
  // The squads stay behind: shirt numbers stand beside the goals
  const { players: _, ...america } = ofTournament(told, (key) => key === copaAmerica);
  const apart = new Set([worldCup, copaAmerica, ...Object.values(toldLeagues)]);
  return {
    teams: { teams: told.teams },
    'world-cup-2026': cup,
    'world-cup-2026-events': { events, lineUps },
    'world-cup-2026-squads': { players },
    'copa-america-2024': america,
    ...partsOf(told, toldLeagues),
    internationals: ofTournament(told, (key) => !apart.has(key)),
  };
}

function splitArchive(archive: Facts): Record<string, Partial<Facts>> {
  const own = { ...otherLeagues, ...otherWorldCups };
  const apart = new Set<string>(Object.values(own));
  return {
    teams: { teams: archive.teams },
    ...partsOf(archive, own),
    internationals: ofTournament(archive, (key) => !apart.has(key)),
    // Of both together: neither holds all matches of a team.
    coverage: { coverage: archive.coverage },
  };
}

/** A file a tournament. */
function partsOf(facts: Facts, names: Record<string, string>): Record<string, Facts> {
  return Object.fromEntries(
    Object.entries(names).map(([name, wanted]) => [name, ofTournament(facts, (key) => key === wanted)]),
  );
}

function ofTournament(facts: Facts, isWanted: (key: string) => boolean): Facts {
  const matches = facts.matches.filter(({ tournament }) => isWanted(tournament));
  const keys = new Set(matches.map(({ key }) => key));
  const played = new Set(matches.map(({ tournament }) => tournament));
  const venues = new Set(matches.map(({ venue }) => venue));
  const stages = facts.stages.filter(({ tournament }) => isWanted(tournament) && played.has(tournament));
  const stageKeys = new Set(stages.map(({ key }) => key));
  const isOfMatch = ({ match }: { match: string }): boolean => keys.has(match);
  return {
    ...noFacts(),
    venues: facts.venues.filter(({ key }) => venues.has(key)),
    tournaments: facts.tournaments.filter(({ key }) => played.has(key)),
    stages,
    zones: facts.zones.filter(({ stage }) => stageKeys.has(stage)),
    entries: facts.entries.filter(({ tournament }) => isWanted(tournament) && played.has(tournament)),
    matches,
    events: facts.events.filter(isOfMatch),
    lineUps: facts.lineUps.filter(isOfMatch),
    statistics: facts.statistics.filter(isOfMatch),
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
await compile(data, join(import.meta.dirname, '../seed'));
