import type { ResultRow } from './selectResults.ts';
import type { Outcome } from './standingsSchemas.ts';

const FORM_LENGTH = 5;

/** How a team came out of its last five results, the oldest first. */
export function formOf(teamId: string, results: ResultRow[]): Outcome[] {
  return results
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .toSorted((one, other) => one.kickOff.getTime() - other.kickOff.getTime())
    .flatMap((match) => outcomeOf(teamId, match) ?? [])
    .slice(-FORM_LENGTH);
}

function outcomeOf(teamId: string, { homeId, homeScore, awayScore }: ResultRow): Outcome | null {
  if (homeScore === null || awayScore === null) return null;
  if (homeScore === awayScore) return 'drawn';
  return homeScore > awayScore === (teamId === homeId) ? 'won' : 'lost';
}
