import { periodIds } from '../../facts/periodIds.ts';
import type { Stretch } from '../../facts/matchTimeline.ts';
import type { Telling } from './Telling.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What is told when a part of the match begins or ends. `score`: as it stands then, `España 0-0 Argentina`. */
export function describeStretch(
  { period, from, to }: Stretch,
  { match, words }: ToldMatch,
  scoreAt: (at: number) => string,
): Telling[] {
  const begins = { at: from, minute: null, key: false };
  const ends = (minute: string) => ({ at: to, minute, key: true });
  switch (period) {
    case periodIds.firstHalf:
      return [
        { ...begins, ...words.starts(scoreAt(from)), key: true },
        { ...ends('45'), ...words.halfTime(scoreAt(to)) },
      ];
    case periodIds.secondHalf:
      return [
        { ...begins, ...words.secondHalf(scoreAt(from)) },
        ...(match.ninety ? [{ ...ends('90'), ...words.toExtraTime(scoreAt(to)) }] : []),
      ];
    case periodIds.firstExtra:
      return [
        { ...begins, ...words.extraTime(scoreAt(from)) },
        { ...ends('105'), ...words.changeOfEnds(scoreAt(to)) },
      ];
    default:
      return [];
  }
}
