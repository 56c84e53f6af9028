import type { MatchFact } from '../factRecords.ts';
import type { SourceScore } from './sourceTypes.ts';

type ScoreFields = Pick<
  MatchFact,
  'score' | 'ninety' | 'halfTime' | 'penalties' | 'shootOutWinner' | 'status'
>;

/** The score as the facts hold it: after extra time first, and what stood before only where it differs in kind. */
export function compileScore(status: string, source: SourceScore | undefined): ScoreFields {
  const penalties = source?.pen ?? null;
  return {
    status: matchStatus(status),
    score: source?.et ?? source?.ft ?? null,
    ninety: source?.et ? source.ft : null,
    halfTime: source?.ht ?? null,
    penalties,
    shootOutWinner: penalties ? (penalties[0] > penalties[1] ? 'home' : 'away') : null,
  };
}

function matchStatus(status: string): MatchFact['status'] {
  switch (status) {
    case 'finished':
      return 'played';
    case 'scheduled':
      return 'fixture';
    case 'awarded':
    case 'postponed':
    case 'cancelled':
      return status;
    case 'abandoned':
    case 'suspended':
      return 'suspended';
    default:
      throw new Error(`No such match status: ${status}`);
  }
}

/** `2026-07-05T20:00Z` with its seconds. */
export function withSeconds(utc: string): string {
  return utc.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z');
}
