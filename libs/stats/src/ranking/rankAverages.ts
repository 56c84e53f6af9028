import { addTables } from './addTables.ts';
import type { Standing } from './tallyResults.ts';

/** Points a game over some seasons ("promedio"), by which Argentina and Uruguay relegate. */
export interface Average {
  readonly teamId: string;
  readonly points: number;
  readonly played: number;
  /** `null` while a team has not played: that is no average of nought. */
  readonly average: number | null;
}

/**
 * Teams by their average over `seasons`, the best first, those without a game last. A team that came up counts the
 * games it played up here alone. Only teams of the last season are in it; level ones stay in the order of that season.
 */
export function rankAverages(seasons: readonly (readonly Standing[])[]): Average[] {
  const sums = addTables(seasons);
  const rows = (seasons.at(-1) ?? []).flatMap(({ teamId }) => {
    const sum = sums.get(teamId);
    return sum ? [averageOf(sum)] : [];
  });
  return rows.sort(compareAverages);
}

function averageOf({ teamId, points, played }: Standing): Average {
  return { teamId, points, played, average: played === 0 ? null : points / played };
}

/** Crosswise, so that no rounding ever parts two equal averages. */
function compareAverages(one: Average, other: Average): number {
  if (one.played === 0 || other.played === 0) return other.played - one.played;
  return other.points * one.played - one.points * other.played;
}
