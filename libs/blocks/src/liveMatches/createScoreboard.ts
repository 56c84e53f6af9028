import { markCorrected, updateMatches } from '@cancha/ui/match/live/updateMatches';
import { replaceParts } from '@cancha/ui/match/live/replaceParts';
import { showAge } from '@cancha/ui/match/live/showAge';
import { scoreAge, type AgeWords } from '../matches/scoreAge';
import { createStoppedClocks } from './createStoppedClocks';
import type { LiveUpdate } from './LiveUpdate';

export type LiveWords = AgeWords & {
  /** With `{match}` where the sentence about the match goes. */
  goal: string;
  corrected: string;
  correctedMark: string;
};

type Scoreboard = {
  /** Takes in an answer that came at a time. Returns what is to be announced, or nothing. */
  take(update: LiveUpdate, at: number, words: LiveWords): string;
  showAge(words: AgeWords): void;
};

/** The scores of a page, as far as an update changes them. `from`: of when they are, in ms since 1970. */
export function createScoreboard(page: Document, from: number): Scoreboard {
  const clocks = createStoppedClocks();
  let asOf = Math.min(from, Date.now());

  const showAgeNow = (words: AgeWords) => {
    const now = Date.now();
    showAge(page, {
      text: scoreAge(now - asOf, words),
      minuteAgeMs: (id) => now - (clocks.since(id) ?? asOf),
    });
  };
  return {
    showAge: showAgeNow,
    take({ ageMs, matches, parts }, at, words) {
      // An answer from an older cache must not undo what is known. Times are whole seconds.
      if (at - ageMs < asOf - 1_000) return '';
      asOf = at - ageMs;
      clocks.take(matches, asOf);
      const changes = updateMatches(page, matches);
      if (parts) replaceParts(page, parts);
      for (const { match, kind } of changes)
        if (kind === 'corrected') markCorrected(page, match, words.correctedMark);
      showAgeNow(words);
      return changes.map(({ match, kind }) => words[kind].replace('{match}', match.label)).join('. ');
    },
  };
}

/** Whether a score of the page may still change. */
export const canChange = (page: Document): boolean =>
  page.querySelector('[data-match]:is([data-state=live], [data-state=scheduled])') !== null;
