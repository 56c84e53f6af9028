import type { TableRules, TieBreaker } from './TableRules.ts';
import { type Result, type Standing, tallyResults } from './tallyResults.ts';
import { isHeadToHead, tieBreakerValue, type FairPlayPoints, type TableContext } from './tieBreakerValue.ts';

/** What puts a team before the next one with as many points: its figure by that rule, and the other's. */
export interface TieBreakReason {
  readonly rule: TieBreaker;
  readonly own: number;
  readonly other: number;
}

export interface RankedTeam {
  standing: Standing;
  /** Level with a neighbour on everything the rules name: only lots could part them, and none were drawn. */
  byLots: boolean;
  /** `null`: the next team has fewer points, is level on everything, or is none. */
  before: TieBreakReason | null;
}

/**
 * A table of all `teamIds` by the rules of its competition. What the rules cannot part stays in the order given.
 * Where games among level teams part some of them, those still level are compared anew by the games among them alone.
 */
export function rankTable(
  teamIds: readonly string[],
  results: readonly Result[],
  rules: TableRules,
  conduct: FairPlayPoints = null,
): RankedTeam[] {
  const contest = { results, rules, conduct, table: tallyResults(teamIds, results, rules.points) };
  return partition(teamIds, (id) => standingIn(contest, id).points).flatMap(({ ids }) =>
    separate(ids, rules.order, contest),
  );
}

function separate(
  level: readonly string[],
  breakers: readonly TieBreaker[],
  contest: TableContext,
): RankedTeam[] {
  const [rule, ...later] = breakers;
  if (level.length === 1 || rule === undefined) {
    return level.map((id) => ({
      standing: standingIn(contest, id),
      byLots: level.length > 1,
      before: null,
    }));
  }
  const parts = partition(level, tieBreakerValue(rule, level, contest));
  if (parts.length === 1) return separate(level, later, contest);
  const next = isHeadToHead(rule) ? fromFirstAmongThem(contest.rules.order) : later;
  return parts.flatMap(({ ids, value: own }, at) => {
    const below = parts[at + 1];
    const ranked = separate(ids, next, contest);
    const last = ranked.at(-1);
    if (!below || !last) return ranked;
    return [...ranked.slice(0, -1), { ...last, before: { rule, own, other: below.value } }];
  });
}

/** The teams in groups of equal value, the highest value first; within a group in the order given. */
function partition(
  teamIds: readonly string[],
  valueOf: (teamId: string) => number,
): { ids: string[]; value: number }[] {
  const groups = Map.groupBy(teamIds, valueOf);
  return [...groups].map(([value, ids]) => ({ ids, value })).sort((one, other) => other.value - one.value);
}

function fromFirstAmongThem(order: readonly TieBreaker[]): readonly TieBreaker[] {
  return order.slice(order.findIndex(isHeadToHead));
}

function standingIn({ table }: TableContext, teamId: string): Standing {
  const standing = table.get(teamId);
  if (!standing) throw new Error(`${teamId} is not in this table`);
  return standing;
}
