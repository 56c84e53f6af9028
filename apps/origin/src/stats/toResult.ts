import type { Result } from '@cancha/stats/ranking/tallyResults.ts';
import type { ResultRow } from './selectResults.ts';

/** What a table needs of a match: nothing while it has no score. */
export function toResult({ homeId, awayId, homeScore, awayScore }: ResultRow): Result[] {
  return homeScore === null || awayScore === null ? [] : [{ homeId, awayId, homeScore, awayScore }];
}
