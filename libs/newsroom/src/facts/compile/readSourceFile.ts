import { z } from 'zod';
import { readScope } from './readScope.ts';
import { firstIssue, type SourceProblem } from './sourceProblem.ts';
import {
  sourceClub,
  sourceCompetition,
  sourceCupMatch,
  sourceInternational,
  sourceLeagueMatch,
  sourceMatchCentreMatch,
  sourceMatchCentrePlayer,
  sourceMatchEvents,
  sourceNation,
  sourceSquadPlayer,
  sourceTable,
  sourceVenue,
  type SourceClubs,
  type SourceCup,
  type SourceEvents,
  type SourceInternationals,
  type SourceLeague,
  type SourceMatchCentre,
  type SourceMatchCentreMatch,
  type SourceSquads,
} from './sourceTypes.ts';

/** A file by what it holds. `asides` are catalogues and rules that nothing is compiled from. */
export type SourceFile =
  | { kind: 'cup'; file: string; source: SourceCup; squads: SourceSquads }
  | { kind: 'match-centre'; file: string; source: SourceMatchCentre }
  | { kind: 'league'; file: string; source: SourceLeague }
  | { kind: 'events'; file: string; source: SourceEvents }
  | { kind: 'squads'; file: string; season: string; source: SourceSquads }
  | { kind: 'internationals'; file: string; source: SourceInternationals }
  | { kind: 'clubs'; file: string; source: SourceClubs }
  | { kind: 'aside'; file: string };

const records = z.array(z.unknown());
const byKey = z.record(z.string(), z.unknown());
const competition = { competition: sourceCompetition, season: z.string().min(1) };

// Told apart by what they hold, not by their names: a new file of the same shape is read too
const shapes = {
  matchCentre: z.object({ ...competition, teams: records, players: byKey, matches: records }),
  cup: z.object({
    ...competition,
    venues: records.default([]),
    teams: z.array(z.looseObject({})).min(1),
    matches: records,
    squads: z.record(z.string(), records).default({}),
  }),
  league: z.object({
    ...competition,
    teams: z.array(z.string()).min(1),
    tables: records.default([]),
    matches: records,
  }),
  internationals: z.object({
    scope: z.string().optional(),
    tournaments: z.record(z.string(), z.string()),
    teams: records,
    matches: records,
  }),
  events: z.object({ season: z.string(), matches: byKey }),
  squads: z.object({ season: z.string(), squads: z.record(z.string(), records) }),
  clubs: z.object({ clubs: records }),
  aside: z.union([
    z.object({ editions: byKey, files: records }),
    z.object({ columns: records, rows: byKey }),
  ]),
};

/**
 * Reads one file of the folder. Records that are wrong are left out, each with its reason.
 * `null`, with the reason, for a file that is none of those known.
 */
export function readSourceFile(file: string, text: string, problems: SourceProblem[]): SourceFile | null {
  const say = (reason: string): void => void problems.push({ file, reason });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    say(`is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
  const found = readShape(file, body, say);
  if (!found) say('is of no known shape');
  return found;
}

type Say = (reason: string) => void;

function readShape(file: string, body: unknown, say: Say): SourceFile | null {
  const centre = shapes.matchCentre.safeParse(body).data;
  if (centre) return { kind: 'match-centre', file, source: readMatchCentre(centre, say) };
  const cup = shapes.cup.safeParse(body).data;
  if (cup) {
    const { squads, ...source } = cup;
    return { kind: 'cup', file, source: readCup(source, say), squads: readSquads(squads, say) };
  }
  const league = shapes.league.safeParse(body).data;
  if (league) return { kind: 'league', file, source: readLeague(league, say) };
  const internationals = shapes.internationals.safeParse(body).data;
  if (internationals) {
    const { tournaments, teams } = internationals;
    const matches = readEach('matches', internationals.matches, sourceInternational, say);
    const isAllRead = matches.length === internationals.matches.length;
    const source = {
      scope: isAllRead ? readScope(internationals.scope ?? '', matches) : null,
      tournaments,
      teams: readEach('teams', teams, sourceNation, say),
      matches,
    };
    return { kind: 'internationals', file, source };
  }
  return readLooseShape(file, body, say);
}

function readLooseShape(file: string, body: unknown, say: Say): SourceFile | null {
  const events = shapes.events.safeParse(body).data;
  if (events) {
    return { kind: 'events', file, source: { matches: readByKey(events.matches, sourceMatchEvents, say) } };
  }
  const squads = shapes.squads.safeParse(body).data;
  if (squads) return { kind: 'squads', file, season: squads.season, source: readSquads(squads.squads, say) };
  const clubs = shapes.clubs.safeParse(body).data;
  if (clubs)
    return { kind: 'clubs', file, source: { clubs: readEach('clubs', clubs.clubs, sourceClub, say) } };
  return shapes.aside.safeParse(body).success ? { kind: 'aside', file } : null;
}

function readCup(head: Omit<z.output<typeof shapes.cup>, 'squads'>, say: Say): SourceCup {
  const matches = readEach('matches', head.matches, sourceCupMatch, say);
  return {
    ...head,
    hasGaps: matches.length < head.matches.length,
    venues: readEach('venues', head.venues, sourceVenue, say),
    teams: readEach('teams', head.teams, sourceNation, say),
    matches,
  };
}

function readLeague(head: z.output<typeof shapes.league>, say: Say): SourceLeague {
  const matches = readEach('matches', head.matches, sourceLeagueMatch, say);
  return {
    ...head,
    hasGaps: matches.length < head.matches.length,
    tables: readEach('tables', head.tables, sourceTable, say),
    matches,
  };
}

function readMatchCentre(head: z.output<typeof shapes.matchCentre>, say: Say): SourceMatchCentre {
  const players = readByKey(head.players, sourceMatchCentrePlayer, say);
  const matches = readEach('matches', head.matches, sourceMatchCentreMatch, say).filter((match) => {
    const stranger = findStranger(match);
    if (stranger) say(`matches, ${match.id}: ${stranger}`);
    return !stranger;
  });
  return {
    ...head,
    hasGaps: matches.length < head.matches.length,
    players,
    teams: readEach('teams', head.teams, sourceNation, say),
    matches,
  };
}

/** Who does something in a match without having been named for it. */
function findStranger({
  home,
  away,
  lineups,
  events,
  stats,
  shootout = [],
}: SourceMatchCentreMatch): string | null {
  const named = new Map(
    [home, away].map((team) => [
      team,
      new Set([...(lineups[team]?.xi ?? []), ...(lineups[team]?.bench ?? [])]),
    ]),
  );
  const teams = [...Object.keys(lineups), ...Object.keys(stats)];
  const team = teams.find((one) => !named.has(one));
  if (team !== undefined) return `${team} does not play in it`;
  const men = [
    ...events.map(([, , side, man]) => [side, man] as const),
    ...events.flatMap(([type, , side, , off]) =>
      type === 'sub' && typeof off === 'number' ? [[side, off] as const] : [],
    ),
    ...shootout.map(([side, man]) => [side, man] as const),
  ];
  const stranger = men.find(([side, man]) => !named.get(side)?.has(man));
  return stranger ? `${stranger[1]} is not among those ${stranger[0]} named` : null;
}

function readSquads(squads: Record<string, unknown[]>, say: Say): SourceSquads {
  const entries = Object.entries(squads).map(
    ([team, players]) => [team, readEach(team, players, sourceSquadPlayer, say)] as const,
  );
  return { squads: Object.fromEntries(entries) };
}

function readByKey<Schema extends z.ZodType>(
  values: Record<string, unknown>,
  schema: Schema,
  say: Say,
): Record<string, z.output<Schema>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const parsed = schema.safeParse(value);
      if (parsed.success) return [[name, parsed.data]];
      say(`${name}: ${firstIssue(parsed.error)}`);
      return [];
    }),
  );
}

function readEach<Schema extends z.ZodType>(
  list: string,
  values: unknown[],
  schema: Schema,
  say: Say,
): z.output<Schema>[] {
  return values.flatMap((value, at) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [parsed.data];
    say(`${list}, ${nameOf(value) ?? `number ${at + 1}`}: ${firstIssue(parsed.error)}`);
    return [];
  });
}

function nameOf(value: unknown): string | null {
  const { id, name } = (value ?? {}) as { id?: unknown; name?: unknown };
  return [id, name].find((one) => typeof one === 'string') ?? null;
}
