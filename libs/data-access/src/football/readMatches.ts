import type { Match } from '@cancha/stats/match/Match';
import { InvalidBodyError } from '../api/InvalidBodyError';
import { mapEach } from '../mapping/mapEach';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { readOptionalList, readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { mapMatch } from './mapMatch';
import { goalSchema, matchSchema } from './match.wire';

/** The matches of a response `{ matches }`, in the order sent. */
export function readMatches(body: unknown, issues: MapIssue[]): Match[] {
  const answer = unwrapData(body);
  return readMatchList(isRecord(answer) ? answer['matches'] : answer, issues);
}

/** Throws `InvalidBodyError` without a valid match: a match page has nothing else to show. */
export function readMatch(body: unknown, issues: MapIssue[]): Match {
  const [match] = readMatchList([unwrapData(body)], issues);
  if (!match) throw new InvalidBodyError(issues.at(-1)?.problem ?? 'no match');
  return match;
}

/** Matches that cannot be shown are left out and reported. */
export function readMatchList(list: unknown, issues: MapIssue[]): Match[] {
  const wires = readList(matchSchema, list, 'matches', issues).map((wire) => ({
    ...wire,
    goals: readOptionalList(goalSchema, wire.goals, wire.id, issues),
  }));
  return mapEach(wires, mapMatch, issues);
}
