import type { TableRules, TieBreaker } from './TableRules.ts';
import { type Result, type Standing, tallyResults } from './tallyResults.ts';
import { isHeadToHead, tieBreakerValue, type OutsideFigures, type TableContext } from './tieBreakerValue.ts';

/** Why a team ranks before the next one with as many points: the tie-breaker and both values. */
export interface TieBreakReason {
  readonly rule: TieBreaker;
  readonly own: number;
  readonly other: number;
}

export interface RankedTeam {
  standing: Standing;
  /** Level with a neighbour on every tie-breaker: only lots could decide. */
  byLots: boolean;
  /** `null`: the next team has fewer points or is level on everything, or there is none. */
  before: TieBreakReason | null;
}

/**
 * A table of all `teamIds` by the rules of its competition. Teams level on every rule stay in the given order. When
 * head-to-head separates some of the level teams, it starts again for those that remain level (`headToHeadAnew`).
 */
export function rankTable(
  teamIds: readonly string[],
  results: readonly Result[],
  rules: TableRules,
  outside: OutsideFigures = {},
): RankedTeam[] {
  const contest = {
    results,
    rules,
    outside,
    table: tallyResults(teamIds, results, rules.points, rules.deductions),
  };
  return partition(teamIds, (id) => standingIn(contest, id).points).flatMap(({ ids }) =>
    separate(ids, rules.order, contest),
  );
}

/** @param among those head-to-head compares: more than `level` while its criteria are applied in turn */
function separate(
  level: readonly string[],
  breakers: readonly TieBreaker[],
  contest: TableContext,
  among: readonly string[] = level,
): RankedTeam[] {
  const [rule, ...later] = breakers;
  if (level.length === 1 || rule === undefined) {
    return level.map((id) => ({
      standing: standingIn(contest, id),
      byLots: level.length > 1,
      before: null,
    }));
  }
  const parts = partition(level, tieBreakerValue(rule, among, contest));
  return parts.flatMap(({ ids, value: own }, at) => {
    const below = parts[at + 1];
    const ranked = separateRest(ids, { rule, later, among }, contest);
    const last = ranked.at(-1);
    if (!below || !last) return ranked;
    return [...ranked.slice(0, -1), { ...last, before: { rule, own, other: below.value } }];
  });
}

type Applied = { rule: TieBreaker; later: readonly TieBreaker[]; among: readonly string[] };

/** Those that `rule` left level, of all that it was applied to. */
function separateRest(ids: readonly string[], { rule, later, among }: Applied, contest: TableContext) {
  if (!isHeadToHead(rule)) return separate(ids, later, contest);
  const { order, headToHeadAnew } = contest.rules;
  const [next] = later;
  const isSpent = next === undefined || !isHeadToHead(next);
  if (headToHeadAnew === 'when-spent' && !isSpent) return separate(ids, later, contest, among);
  return ids.length < among.length
    ? separate(ids, fromFirstHeadToHead(order), contest)
    : separate(ids, later, contest);
}

/** Groups of equal value, the highest first; within a group in the given order. */
function partition(
  teamIds: readonly string[],
  valueOf: (teamId: string) => number,
): { ids: string[]; value: number }[] {
  const groups = Map.groupBy(teamIds, valueOf);
  return [...groups].map(([value, ids]) => ({ ids, value })).sort((one, other) => other.value - one.value);
}

function fromFirstHeadToHead(order: readonly TieBreaker[]): readonly TieBreaker[] {
  return order.slice(order.findIndex(isHeadToHead));
}

function standingIn({ table }: TableContext, teamId: string): Standing {
  const standing = table.get(teamId);
  if (!standing) throw new Error(`${teamId} is not in this table`);
  return standing;
}
