import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Match } from '@cancha/stats/match/Match';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';

import { liveMatchesSource } from './livePaths';
import type { Told } from './LiveUpdate';
import { LiveMatchesWatch } from './LiveMatchesWatch.client';
import { liveDataMs, matchListMs } from './refreshTimes';
import { ageSince, ageWords } from '../matches/scoreAge';

type LiveMatchesProps = {
  context: SiteContext;
  /** What a page shows: matches, and of when they are, in ms since 1970. */
  shown: readonly ShownMatches[];
  now: Date;
  /** Where the page asks about its one match and what it says of it, if it does not ask for all matches of today. */
  own?: { source: string; told: Told };
};

export type ShownMatches = { matches: readonly Match[]; asOf: number | null };

/** Matches out of an answer of the stats API, with the time of that answer. */
export const shownOf = (answer: object | null, matches: readonly Match[]): ShownMatches => ({
  matches,
  asOf: dataTimeOf(answer),
});

/** The age of the scores that a page shows; `null` while they are young, and where none of the matches is on. */
export function shownAge(
  { matches, asOf }: ShownMatches,
  now: Date,
  words: Pick<SiteContext, 't'>,
): string | null {
  return matches.some(({ state }) => state === 'live') ? ageSince(asOf, now, words) : null;
}

const hourMs = 3_600_000;
/** A page is seldom left open for longer. */
const soonMs = 3 * hourMs;
/** A match that should have begun long ago and did not is one that the provider has forgotten. */
const forgottenMs = 3 * hourMs;

/** Whether the state of a match may change while a page is open: it is on, or about to begin. */
export function isToBeWatched(match: Match, now: Date): boolean {
  if (match.state === 'live') return true;
  const ahead = match.kickOff.getTime() - now.getTime();
  return match.state === 'scheduled' && ahead < soonMs && ahead > -forgottenMs;
}

/** Keeps the scores of a page up to date while it is open; nothing where none of them can change today. */
export function LiveMatches({ context, shown, now, own }: LiveMatchesProps): JSX.Element | null {
  const watched = shown.filter(({ matches }) => matches.some((match) => isToBeWatched(match, now)));
  if (watched.length === 0) return null;
  const { t, site } = context;
  return (
    <LiveMatchesWatch
      source={own?.source ?? liveMatchesSource(site)}
      told={own?.told ?? null}
      everyMs={own ? liveDataMs : matchListMs}
      asOf={Math.min(...watched.map(({ asOf }) => asOf ?? now.getTime()))}
      words={{
        ...ageWords(context),
        goal: t('liveMatches.goal', { match: '{match}' }),
        corrected: t('liveMatches.corrected', { match: '{match}' }),
        correctedMark: t('liveMatches.correctedMark'),
        startsIn: t('matchPage.startsIn', { time: '{time}' }),
      }}
    />
  );
}
