import type { Standing } from './tallyResults.ts';

/** Adds up tables, such as an Apertura and a Clausura. A team may be missing in some of them. */
export function addTables(tables: readonly (readonly Standing[])[]): Map<string, Standing> {
  const sums = new Map<string, Standing>();
  for (const row of tables.flat()) {
    const sum = sums.get(row.teamId);
    sums.set(row.teamId, sum ? addStandings(sum, row) : { ...row });
  }
  return sums;
}

function addStandings(one: Standing, other: Standing): Standing {
  return {
    teamId: one.teamId,
    played: one.played + other.played,
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
    goalsFor: one.goalsFor + other.goalsFor,
    goalsAgainst: one.goalsAgainst + other.goalsAgainst,
    points: one.points + other.points,
  };
}
