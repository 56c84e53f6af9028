import { type Facts, noFacts, type StageFact } from '../factRecords.ts';
import { compileScore, withSeconds } from './compileScore.ts';
import type { SourceLeague, SourceNames } from './sourceTypes.ts';
import { stageNames } from './stageNames.ts';

/** How a club competition is presented: its slug and names, and what leads on from its tables. */
export interface LeaguePresentation {
  slug: string;
  names: SourceNames;
  /** Stages with a table of their own. */
  tables: string[];
  /** How many places of each table lead on, and to what. */
  through: { places: number; names: SourceNames } | null;
}

/** One season of a club competition. */
export function compileLeague(source: SourceLeague, presentation: LeaguePresentation): Facts {
  const tournament = `${source.competition.id}-${source.season}`;
  const { slug, names, through } = presentation;
  const stages = compileStages(source, tournament, presentation.tables);
  return {
    ...noFacts(),
    tournaments: [{ key: tournament, slug, season: source.season, ...names, whole: true }],
    stages,
    zones: stages.flatMap(({ key, hasTable }) =>
      hasTable && through
        ? [{ stage: key, zone: 'z1', first: 1, last: through.places, teams: null, ...through.names }]
        : [],
    ),
    entries: source.teams.map((team) => ({ tournament, team, stage: null, coach: null })),
    matches: source.matches.map((match) => ({
      key: match.id,
      alias: null,
      tournament,
      stage: stageKey(tournament, roundOf(match)),
      week: match.matchday ?? null,
      day: match.date,
      utc: match.utc ? withSeconds(match.utc) : null,
      home: match.home,
      away: match.away,
      ...compileScore(match.status, match.score),
      venue: null,
      city: null,
      referee: null,
      attendance: null,
    })),
  };
}

function roundOf({ stage, round }: { stage?: string; round?: string }): string {
  return [stage, round].filter((part) => part !== undefined).join(' ');
}

function stageKey(tournament: string, round: string): string {
  return `${tournament}:${round.toLowerCase().replaceAll(' ', '-')}`;
}

function compileStages(source: SourceLeague, tournament: string, tables: string[]): StageFact[] {
  return [...new Set(source.matches.map(roundOf))].map((round) => ({
    key: stageKey(tournament, round),
    tournament,
    ...stageNames(round),
    hasTable: tables.includes(round),
  }));
}
