import type { TableRules, TieBreaker } from './TableRules.ts';
import { goalDifference, type Result, type Standing, tallyResults } from './tallyResults.ts';

/** Negative points for cards, by team. `null`: not every card is known. */
export type FairPlayPoints = ReadonlyMap<string, number> | null;

/** Place in the FIFA ranking, by team. */
export type FifaRanking = ReadonlyMap<string, number>;

/** What parts teams beside their results. */
export interface OutsideFigures {
  readonly conduct?: FairPlayPoints;
  readonly ranking?: FifaRanking | null;
  /** Those whose place in the stage before wins them any tie on points. */
  readonly invisiblePoints?: ReadonlySet<string>;
}

export interface TableContext {
  results: readonly Result[];
  rules: TableRules;
  outside: OutsideFigures;
  table: ReadonlyMap<string, Standing>;
}

export function isHeadToHead(breaker: TieBreaker): boolean {
  return breaker.startsWith('head-to-head-');
}

/** The value of a team of `level` by one tie-breaker; higher ranks first. */
export function tieBreakerValue(
  breaker: TieBreaker,
  level: readonly string[],
  { results, rules, outside, table }: TableContext,
): (teamId: string) => number {
  switch (breaker) {
    case 'goal-difference':
      return (id) => differenceOf(table.get(id));
    case 'goals-for':
      return (id) => table.get(id)?.goalsFor ?? 0;
    case 'wins':
      return (id) => table.get(id)?.won ?? 0;
    case 'away-goals':
      return (id) => results.reduce((sum, { awayId, awayScore }) => sum + (awayId === id ? awayScore : 0), 0);
    case 'away-wins':
      return (id) =>
        results.filter(({ awayId, homeScore, awayScore }) => awayId === id && awayScore > homeScore).length;
    case 'fair-play':
      return (id) => outside.conduct?.get(id) ?? 0;
    case 'fifa-ranking': {
      const { ranking, conduct } = outside;
      // Its turn comes when the cards are known to part nobody
      const isDue = conduct || !rules.order.includes('fair-play');
      const isKnown = isDue && level.every((id) => ranking?.has(id));
      return (id) => (isKnown ? -(ranking?.get(id) ?? 0) : 0);
    }
    case 'invisible-point':
      return (id) => (outside.invisiblePoints?.has(id) ? 1 : 0);
    case 'head-to-head-points':
    case 'head-to-head-goal-difference':
    case 'head-to-head-goals-for': {
      const among = tableAmong(level, results, rules);
      return (id) => (among ? amongValue(breaker, among.get(id)) : 0);
    }
  }
}

function amongValue(breaker: TieBreaker, standing: Standing | undefined): number {
  if (!standing) return 0;
  if (breaker === 'head-to-head-points') return standing.points;
  return breaker === 'head-to-head-goals-for' ? standing.goalsFor : goalDifference(standing);
}

/** The head-to-head table of these teams; `null` until they have met often enough. */
function tableAmong(
  level: readonly string[],
  results: readonly Result[],
  rules: TableRules,
): Map<string, Standing> | null {
  const among = new Set(level);
  const games = results.filter(({ homeId, awayId }) => among.has(homeId) && among.has(awayId));
  const pairs = (level.length * (level.length - 1)) / 2;
  if (games.length < pairs * rules.meetings) return null;
  return tallyResults(level, games, rules.points);
}

function differenceOf(standing: Standing | undefined): number {
  return standing ? goalDifference(standing) : 0;
}
