import type { Match } from '@cancha/stats/match/Match';
import { mapMatch } from '@cancha/stats/match/mapMatch';
import { mapEach } from '@cancha/stats/mapped/mapEach';
import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { BadBody } from '../api/BadBody';
import { isRecord } from '../reading/isRecord';
import { readDecoration, readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { goalSchema, matchWireSchema } from './match.wire';

/** The matches of an answer `{ matches }`, in the order sent; each that cannot be shown is left out and told about. */
export function readMatches(body: unknown, issues: MapIssue[]): Match[] {
  const answer = unwrapData(body);
  return readMatchList(isRecord(answer) ? answer['matches'] : answer, issues);
}

/** One match. Throws `BadBody` when it is none: for a page about it nothing is left. */
export function readMatch(body: unknown, issues: MapIssue[]): Match {
  const [match] = readMatchList([unwrapData(body)], issues);
  if (!match) throw new BadBody(issues.at(-1)?.problem ?? 'no match');
  return match;
}

/** The matches of a list as sent; each that cannot be shown is left out and told about. */
export function readMatchList(list: unknown, issues: MapIssue[]): Match[] {
  const wires = readList(matchWireSchema, list, 'matches', issues).map((wire) => ({
    ...wire,
    goals: readDecoration(goalSchema, wire.goals, wire.id, issues),
  }));
  const result = mapEach(wires, mapMatch);
  issues.push(...result.issues);
  return result.values;
}
