import { outcomeOf } from '@cancha/stats/ranking/outcomes.ts';
import type { ResultRow } from './selectResults.ts';
import type { Outcome } from './standingsSchemas.ts';
import { toResult } from './toResult.ts';

const FORM_LENGTH = 5;

/** How a team came out of its last five results, the oldest first. */
export function formOf(teamId: string, results: ResultRow[]): Outcome[] {
  return results
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .toSorted((one, other) => one.kickOff.getTime() - other.kickOff.getTime())
    .flatMap(toResult)
    .flatMap((result) => outcomeOf(teamId, result) ?? [])
    .slice(-FORM_LENGTH);
}
