import { markCorrected, updateMatches } from '@cancha/ui/match/live/updateMatches';
import { replaceParts } from '@cancha/ui/match/live/replaceParts';
import { showAge } from '@cancha/ui/match/live/showAge';
import { showCountdown } from '@cancha/ui/match/live/showCountdown';
import { scoreAge, type AgeWords } from '../matches/scoreAge';
import { createStoppedClocks } from './createStoppedClocks';
import type { LiveUpdate, Told } from './LiveUpdate';
import { tellOf } from './tellOf';

export type LiveWords = AgeWords & {
  /** With `{match}` where the sentence about the match goes. */
  goal: string;
  corrected: string;
  correctedMark: string;
  /** With `{time}`. */
  startsIn: string;
};

type ShownWords = AgeWords & Pick<LiveWords, 'startsIn'>;

type Scoreboard = {
  /** Takes in an answer that came at a time. Returns what is to be announced, or nothing. */
  take(update: LiveUpdate, at: number, words: LiveWords): string;
  showAge(words: ShownWords): void;
};

/**
 * The scores of a page, as far as an update changes them. `from`: of when they are, in ms since 1970; `own`: what the page
 * says of its one match.
 */
export function createScoreboard(page: Document, from: number, own: Told | null): Scoreboard {
  let told = own;
  const clocks = createStoppedClocks();
  let asOf = Math.min(from, Date.now());

  const showAgeNow = (words: ShownWords) => {
    const now = Date.now();
    showCountdown(page, words.startsIn, now);
    showAge(page, {
      text: scoreAge(now - asOf, words),
      minuteAgeMs: (id) => now - (clocks.since(id) ?? asOf),
    });
  };
  return {
    showAge: showAgeNow,
    take({ ageMs, matches, parts, told: next }, at, words) {
      // An answer from an older cache must not undo what is known. Times are whole seconds.
      if (at - ageMs < asOf - 1_000) return '';
      asOf = at - ageMs;
      clocks.take(matches, asOf);
      const changes = updateMatches(page, matches);
      if (parts) replaceParts(page, parts);
      for (const { match, kind } of changes)
        if (kind === 'corrected') markCorrected(page, match, words.correctedMark);
      showAgeNow(words);
      const news = tellOf(changes, { before: told, now: next ?? null }, words);
      if (told && next) {
        page.title = renamed(page.title, told.name, next.name);
        told = next;
      }
      return news;
    },
  };
}

/** A title that does not begin with the name of the match is about something else. */
const renamed = (title: string, before: string, now: string): string =>
  title.startsWith(before) ? now + title.slice(before.length) : title;

/** Whether a score of the page may still change. */
export const canChange = (page: Document): boolean =>
  page.querySelector('[data-match]:is([data-state=live], [data-state=scheduled])') !== null;
