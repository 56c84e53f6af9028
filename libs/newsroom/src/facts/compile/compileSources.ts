import { type Facts, type MatchFact, noFacts, type TeamFact } from '../factRecords.ts';
import { mergeFacts } from '../mergeFacts.ts';
import { compileCoverage } from './compileCoverage.ts';
import { compileCup, compileGoals } from './compileCup.ts';
import { compileDetailedCup, type KnownNames } from './compileDetailedCup.ts';
import { compileInternationals } from './compileInternationals.ts';
import { compileLeague } from './compileLeague.ts';
import { compileEvents, compileSquads } from './compileMatchCentre.ts';
import { compileTeams } from './compileTeams.ts';
import {
  competitionCode,
  confederationsOf,
  cupEdition,
  internationalEdition,
} from './internationalEditions.ts';
import { publishedResults } from './publishedResults.ts';
import { withPublishedTitles } from './publishedTitles.ts';
import type { SourceFile } from './readSourceFile.ts';
import type { SourceProblem } from './sourceProblem.ts';
import type { SourceInternational } from './sourceTypes.ts';

type Kind = SourceFile['kind'];
type FileOf<Name extends Kind> = Extract<SourceFile, { kind: Name }>;

/** Compiles all files together: what one leaves out another tells. What cannot be compiled is left out, with its reason. */
export function compileSources(files: SourceFile[], problems: SourceProblem[]): Facts {
  const ofKind = <Name extends Kind>(kind: Name): FileOf<Name>[] =>
    files.filter((file): file is FileOf<Name> => file.kind === kind);
  const teams = compileAllTeams(files);
  const isKnown = matchCheck(teams, problems);
  const attempt = (file: SourceFile, compile: () => Facts): Facts =>
    onlyMatches(attemptOrTell(file, compile, problems), (match) => isKnown(match, file.file));

  const lists = ofKind('internationals');
  const internationals = lists.flatMap(({ source }) => source.matches);
  const cups = ofKind('cup').map((file) => attempt(file, () => compileCup(file.source, internationals)));
  const squads = [
    ...ofKind('cup').map((file) => attempt(file, () => compileSquads(file.squads, keyOf(file)))),
    ...ofKind('squads').map((file) =>
      attempt(file, () => compileSquads(file.source, tournamentOf(file, cups))),
    ),
  ].reduce(mergeFacts, noFacts());
  const detailed = ofKind('match-centre').map((file) =>
    attempt(file, () => compileDetailedCup(file.source, internationals, namesByBirth(squads))),
  );
  const told = [...cups, ...detailed].flatMap(({ matches }) => matches);
  const facts = [
    ...cups,
    ...detailed,
    squads,
    compileAllEvents(ofKind('events'), ofKind('cup'), told, problems),
    ...ofKind('league').map((file) => attempt(file, () => compileLeague(file.source))),
    ...lists.map((file) => attempt(file, () => compileList(file, told, problems))),
  ].reduce(mergeFacts, noFacts());
  const matches = facts.matches.map((match) => ({ ...match, ...publishedResults[match.key] }));
  const tournaments = facts.tournaments.map(withPublishedTitles);
  const kept = dropStrangers({ ...facts, teams, tournaments, matches });
  const sources = lists.map(({ source }) => source);
  return { ...kept, coverage: compileCoverage(kept, sources) };
}

type MatchCheck = (match: MatchFact, file: string) => boolean;

/** Leaves out, and tells of, matches of unknown teams and a second match of one key. */
function matchCheck(teams: TeamFact[], problems: SourceProblem[]): MatchCheck {
  const known = new Set(teams.map(({ key }) => key));
  const seen = new Set<string>();
  return ({ key, home, away }, file) => {
    const stranger = [home, away].find((team) => !known.has(team));
    if (stranger !== undefined)
      problems.push({ file, reason: `matches, ${key}: no list of teams holds ${stranger}` });
    else if (seen.has(key)) problems.push({ file, reason: `matches, ${key}: is there twice` });
    const isGood = stranger === undefined && !seen.has(key);
    seen.add(key);
    return isGood;
  };
}

/** A tournament that loses a match is not whole any more. */
function onlyMatches(facts: Facts, isKept: (match: MatchFact) => boolean): Facts {
  const matches = facts.matches.filter(isKept);
  const lost = new Set(
    facts.matches.filter((match) => !matches.includes(match)).map((one) => one.tournament),
  );
  const tournaments = facts.tournaments.map((one) => ({ ...one, whole: one.whole && !lost.has(one.key) }));
  return { ...facts, tournaments, matches };
}

function attemptOrTell(file: SourceFile, compile: () => Facts, problems: SourceProblem[]): Facts {
  try {
    return compile();
  } catch (error) {
    problems.push({ file: file.file, reason: error instanceof Error ? error.message : String(error) });
    return noFacts();
  }
}

function keyOf({ source }: FileOf<'cup'>): string {
  return cupEdition(source.competition.id, source.season).key;
}

/** A file of squads does not say whose they are: those of the cup of that season which holds all its teams. */
function tournamentOf({ season, source }: FileOf<'squads'>, cups: Facts[]): string {
  const teams = Object.keys(source.squads);
  const cup = cups.find(
    ({ tournaments, entries }) =>
      tournaments[0]?.season === season &&
      teams.every((team) => entries.some((entry) => entry.team === team)),
  );
  const [tournament] = cup?.tournaments ?? [];
  if (!tournament) throw new Error(`no tournament of ${season} has all these teams`);
  return tournament.key;
}

function namesByBirth({ players }: Facts): KnownNames {
  const names = new Map<string, string[]>();
  // The oldest squads last: what a man is called now comes first
  for (const { team, born, name } of players) {
    if (born === null) continue;
    const key = `${team} ${born}`;
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  return names;
}

/** The events of each match from the file that tells them; from the goals beside its result where none does. */
function compileAllEvents(
  events: FileOf<'events'>[],
  cups: FileOf<'cup'>[],
  matches: MatchFact[],
  problems: SourceProblem[],
): Facts {
  const facts = events.map((file) =>
    matches
      .filter(({ key }) => Object.hasOwn(file.source.matches, key))
      .map((match) => {
        const compile = (): Facts => compileEvents(file.source, [match]);
        return attemptOrTell(file, compile, problems);
      })
      .reduce(mergeFacts, noFacts()),
  );
  const told = facts.reduce(mergeFacts, noFacts());
  const withEvents = new Set(told.events.map(({ match }) => match));
  const others = cups.flatMap(({ source }) => source.matches.filter(({ id }) => !withEvents.has(id)));
  return { ...told, events: [...told.events, ...compileGoals(others)] };
}

/** The internationals that no file of a cup tells better. */
function compileList(
  { file, source }: FileOf<'internationals'>,
  told: MatchFact[],
  problems: SourceProblem[],
): Facts {
  const aliases = new Set(told.map(({ alias }) => alias));
  const confederations = confederationsOf(source.teams);
  const known = source.matches.filter((match) =>
    isOfKnownCompetition(match, competitionCode(match, confederations), source.tournaments, file, problems),
  );
  return compileInternationals(
    known.filter(({ id }) => !aliases.has(id)),
    source.tournaments,
    confederations,
  );
}

function isOfKnownCompetition(
  { id, t, date }: SourceInternational,
  code: string,
  names: Record<string, string>,
  file: string,
  problems: SourceProblem[],
): boolean {
  try {
    internationalEdition(code, date, names[t]);
    return true;
  } catch (error) {
    problems.push({
      file,
      reason: `matches, ${id}: ${error instanceof Error ? error.message : String(error)}`,
    });
    return false;
  }
}

function compileAllTeams(files: SourceFile[]): TeamFact[] {
  const nations = files.flatMap((file) =>
    file.kind === 'cup' || file.kind === 'match-centre' || file.kind === 'internationals'
      ? file.source.teams
      : [],
  );
  const clubs = files.flatMap((file) => (file.kind === 'clubs' ? file.source.clubs : []));
  return [...compileTeams(nations, clubs).values()];
}

/** Leaves out what belongs to a team or a match that was left out. */
function dropStrangers(facts: Facts): Facts {
  const teams = new Set(facts.teams.map(({ key }) => key));
  const matches = new Set(facts.matches.map(({ key }) => key));
  const ofTeam = ({ team }: { team: string }): boolean => teams.has(team);
  const ofMatch = ({ match }: { match: string }): boolean => matches.has(match);
  return {
    ...facts,
    entries: facts.entries.filter(ofTeam),
    players: facts.players.filter(ofTeam),
    events: facts.events.filter(ofMatch),
    lineUps: facts.lineUps.filter(ofMatch),
    statistics: facts.statistics.filter(ofMatch),
  };
}
