import { addMilliseconds } from 'date-fns/addMilliseconds';
import { matchTimeline } from '../../facts/matchTimeline.ts';
import type { SubPost } from '../articleExtras.ts';
import type { Facts } from '../../facts/factRecords.ts';
import { describeBefore, describeEnd } from './describeAround.ts';
import { describeEvent } from './describeEvent.ts';
import { describeStretch } from './describeStretches.ts';
import type { Telling } from './Telling.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';
import { blogWordsOf } from './words/blogWordsOf.ts';

const goals: ReadonlySet<string> = new Set(['goal', 'penalty', 'own']);

/**
 * The posts of a live blog, newest first, in the language of the site: scores, scorers and minutes are those of the records. The hours
 * are reckoned from the kick-off, since nobody records how long a break was.
 * @returns `null` when the facts know no such match, or it was not played
 */
export function composePosts(
  facts: Facts,
  key: string,
  { timeZone, language }: { timeZone: string; language: keyof typeof blogWordsOf },
): SubPost[] | null {
  const words = blogWordsOf[language];
  const told = toldMatch(facts, key, words);
  if (!told) return null;

  const { match, events } = told;
  const kickOff = new Date(match.utc);
  const timeline = matchTimeline(events, { extraTime: match.ninety !== null });
  const scoreAt = (at: number) =>
    scoreLine(
      told,
      timeline.events.filter((timed) => timed.at <= at).map(({ event }) => event),
    );
  const tellings: Telling[] = [
    ...describeBefore(told, words.hour(kickOff, timeZone)),
    ...timeline.stretches.flatMap((stretch) => describeStretch(stretch, told, scoreAt)),
    ...timeline.events.flatMap(({ event, at }) => describeEvent(event, at, told, scoreAt(at))),
    describeEnd(told, timeline.end, scoreLine(told, events)),
  ];
  return tellings
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, minute, key: key_event, title, body }, index) => ({
      id: `${match.key}-${index + 1}`,
      ...{ title, minute, key_event },
      body: body.startsWith('<') ? body : `<p>${body}</p>`,
      published_at: addMilliseconds(kickOff, at).toISOString(),
    }))
    .reverse();
}

/** `España 1-0 Argentina`, of the goals among the events. */
function scoreLine({ home, away }: ToldMatch, events: readonly { kind: string; side: string }[]): string {
  const scored = events.filter(({ kind }) => goals.has(kind));
  const homeGoals = scored.filter(({ side }) => side === 'home').length;
  return `${home} ${homeGoals}-${scored.length - homeGoals} ${away}`;
}
