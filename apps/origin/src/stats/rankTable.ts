import type { TableRules, TieBreaker } from '../facts/tournamentRules.ts';
import { type Result, type Standing, tallyResults } from './tallyResults.ts';

export interface RankedTeam {
  standing: Standing;
  /** Level with a neighbour on everything the rules name: only lots could part them, and none were drawn. */
  byLots: boolean;
}

/** Points taken off for cards, as negative numbers. `null`: not every card is known. */
export type Conduct = ReadonlyMap<string, number> | null;

interface Contest {
  results: Result[];
  rules: TableRules;
  conduct: Conduct;
  table: Map<string, Standing>;
}

/**
 * A table of all `teamIds` by the rules of its competition. What the rules cannot part stays in the order given.
 * Where games among level teams part some of them, those still level are compared anew by the games among them alone.
 */
export function rankTable(
  teamIds: string[],
  results: Result[],
  rules: TableRules,
  conduct: Conduct = null,
): RankedTeam[] {
  const contest = { results, rules, conduct, table: tallyResults(teamIds, results, rules.points) };
  return partition(teamIds, (id) => standingOf(contest, id).points).flatMap((level) =>
    separate(level, rules.order, contest),
  );
}

function separate(level: string[], breakers: TieBreaker[], contest: Contest): RankedTeam[] {
  const [breaker, ...later] = breakers;
  if (level.length === 1 || breaker === undefined) {
    return level.map((id) => ({ standing: standingOf(contest, id), byLots: level.length > 1 }));
  }
  const parts = partition(level, measure(breaker, level, contest));
  if (parts.length === 1) return separate(level, later, contest);
  const next = isAmongThem(breaker) ? fromFirstAmongThem(contest.rules.order) : later;
  return parts.flatMap((part) => separate(part, next, contest));
}

/** The teams in groups of equal value, the highest value first; within a group in the order given. */
function partition(teamIds: string[], valueOf: (teamId: string) => number): string[][] {
  const groups = Map.groupBy(teamIds, valueOf);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

function isAmongThem(breaker: TieBreaker): boolean {
  return breaker.startsWith('head-to-head-');
}

function fromFirstAmongThem(order: TieBreaker[]): TieBreaker[] {
  return order.slice(order.findIndex(isAmongThem));
}

function measure(breaker: TieBreaker, level: string[], contest: Contest): (teamId: string) => number {
  const { results, rules, conduct } = contest;
  const overall = (id: string): Standing => standingOf(contest, id);
  switch (breaker) {
    case 'goal-difference':
      return (id) => differenceOf(overall(id));
    case 'goals-for':
      return (id) => overall(id).goalsFor;
    case 'wins':
      return (id) => overall(id).won;
    case 'away-goals':
      return (id) => sum(results.map(({ awayId, awayScore }) => (awayId === id ? awayScore : 0)));
    case 'away-wins':
      return (id) =>
        results.filter(({ awayId, homeScore, awayScore }) => awayId === id && awayScore > homeScore).length;
    case 'fair-play':
      return (id) => conduct?.get(id) ?? 0;
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
  return breaker === 'head-to-head-goals-for' ? standing.goalsFor : differenceOf(standing);
}

/** The table of the games among these teams; `null` while they have not met as often as the rules ask. */
function tableAmong(level: string[], results: Result[], rules: TableRules): Map<string, Standing> | null {
  const among = new Set(level);
  const games = results.filter(({ homeId, awayId }) => among.has(homeId) && among.has(awayId));
  const pairs = (level.length * (level.length - 1)) / 2;
  if (games.length < pairs * rules.meetings) return null;
  return tallyResults(level, games, rules.points);
}

function standingOf({ table }: Contest, teamId: string): Standing {
  const standing = table.get(teamId);
  if (!standing) throw new Error(`${teamId} is not in this table`);
  return standing;
}

function differenceOf({ goalsFor, goalsAgainst }: Standing): number {
  return goalsFor - goalsAgainst;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
