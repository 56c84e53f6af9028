import type { TableRules } from './TableRules.ts';

/** Goals after extra time. */
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

type Points = TableRules['points'];

/**
 * A row for each of `teamIds`, also without results, in the given order. Other teams are ignored. Points that were
 * deducted are below zero until they are won back.
 */
export function tallyResults(
  teamIds: readonly string[],
  results: readonly Result[],
  points: Points,
  deductions: TableRules['deductions'] = [],
): Map<string, Standing> {
  const standings = new Map(teamIds.map((teamId) => [teamId, emptyStanding(teamId)]));
  for (const { team, points: deducted } of deductions) {
    const standing = standings.get(team);
    if (standing) standing.points -= deducted;
  }
  for (const { homeId, awayId, homeScore, awayScore } of results) {
    addResult(standings.get(homeId), homeScore, awayScore, points);
    addResult(standings.get(awayId), awayScore, homeScore, points);
  }
  return standings;
}

export function goalDifference({ goalsFor, goalsAgainst }: Standing): number {
  return goalsFor - goalsAgainst;
}

function emptyStanding(teamId: string): Standing {
  return { teamId, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };
}

function addResult(standing: Standing | undefined, scored: number, conceded: number, points: Points): void {
  if (!standing) return;
  standing.played += 1;
  standing.goalsFor += scored;
  standing.goalsAgainst += conceded;
  if (scored > conceded) {
    standing.won += 1;
    standing.points += points.win;
  } else if (scored === conceded) {
    standing.drawn += 1;
    standing.points += points.draw;
  } else {
    standing.lost += 1;
    standing.points += points.loss;
  }
}
