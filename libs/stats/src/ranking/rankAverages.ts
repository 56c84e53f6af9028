import { addTables } from './addTables.ts';
import type { Standing } from './tallyResults.ts';

/** Points per game over several seasons ("promedio"), which decide relegation in Argentina and Uruguay. */
export interface Average {
  readonly teamId: string;
  readonly points: number;
  readonly played: number;
  /** `null` without a game. */
  readonly average: number | null;
}

/**
 * The teams of the last season by their average over `seasons`, those without a game last. A promoted team counts only
 * its games in this division. Level teams stay in the order of the last season.
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

/** Cross-multiplied: rounding must not separate equal averages. */
function compareAverages(one: Average, other: Average): number {
  if (one.played === 0 || other.played === 0) return other.played - one.played;
  return other.points * one.played - one.points * other.played;
}
