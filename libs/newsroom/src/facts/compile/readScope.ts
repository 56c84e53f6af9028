import type { SourceInternational, SourceScope } from './sourceTypes.ts';

const sentence = /(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d): every match of ((?:[A-Z]{3}[ ,]*)+)(?:;|$)/;

/**
 * Reads `Men A internationals 2016-01-01..2026-07-19: every match of CRC HON GUA; …`: what a list of internationals says
 * of its own completeness. `null` for another sentence: what is not stated is not whole.
 */
export function readScope(text: string, matches: SourceInternational[]): SourceScope | null {
  const [, from, until, teams = ''] = sentence.exec(text) ?? [];
  if (from === undefined || until === undefined) return null;
  return { from, until, teams: teams.match(/[A-Z]{3}/g) ?? [], matches };
}
