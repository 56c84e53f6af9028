/** A result as far as a table needs it. Goals after extra time. */
export interface Result {
  homeId: string;
  awayId: string;
  homeScore: number;
  awayScore: number;
}

export interface Standing {
  teamId: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

/**
 * A table of all `teamIds`, also of those without a result yet: by points, goal difference, goals scored.
 * Teams level on all three stay in the order given.
 */
export function computeStandings(teamIds: string[], results: Result[]): Standing[] {
  const standings = new Map(teamIds.map((teamId) => [teamId, emptyStanding(teamId)]));
  for (const { homeId, awayId, homeScore, awayScore } of results) {
    addResult(standings.get(homeId), homeScore, awayScore);
    addResult(standings.get(awayId), awayScore, homeScore);
  }
  return [...standings.values()].sort(
    (one, other) =>
      other.points - one.points ||
      goalDifference(other) - goalDifference(one) ||
      other.goalsFor - one.goalsFor,
  );
}

export function goalDifference({ goalsFor, goalsAgainst }: Standing): number {
  return goalsFor - goalsAgainst;
}

function emptyStanding(teamId: string): Standing {
  return { teamId, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };
}

function addResult(standing: Standing | undefined, scored: number, conceded: number): void {
  if (!standing) return;
  standing.played += 1;
  standing.goalsFor += scored;
  standing.goalsAgainst += conceded;
  if (scored > conceded) {
    standing.won += 1;
    standing.points += 3;
  } else if (scored === conceded) {
    standing.drawn += 1;
    standing.points += 1;
  } else {
    standing.lost += 1;
  }
}
