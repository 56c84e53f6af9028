import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Match } from '@cancha/stats/match/Match';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isToBeWatched } from './isToBeWatched';
import { liveMatchesSource } from './livePaths';
import { LiveMatchesWatch } from './LiveMatchesWatch.client';
import { ageWords } from '../matches/scoreAge';

type LiveMatchesProps = {
  context: SiteContext;
  /** What a page shows: matches, and of when they are, in ms since 1970. */
  shown: readonly ShownMatches[];
  now: Date;
  /** Where the page asks, if not for all matches of today. */
  source?: string;
};

export type ShownMatches = { matches: readonly Match[]; asOf: number | null };

/** Matches as an answer of the stats API gave them, with the time of that answer. */
export const shownMatches = (matches: readonly Match[] | null): ShownMatches => ({
  matches: matches ?? [],
  asOf: dataTimeOf(matches),
});

/** Some matches out of an answer of the stats API, with the time of that answer. */
export const shownOf = (answer: object | null, matches: readonly Match[]): ShownMatches => ({
  matches,
  asOf: dataTimeOf(answer),
});

/** One match as an answer of the stats API gave it. */
export const shownMatch = (match: Match | null): ShownMatches => ({
  matches: match ? [match] : [],
  asOf: dataTimeOf(match),
});

/** Keeps the scores of a page up to date while it is open; nothing where none of them can change today. */
export function LiveMatches({ context, shown, now, source }: LiveMatchesProps): JSX.Element | null {
  const watched = shown.filter(({ matches }) => matches.some((match) => isToBeWatched(match, now)));
  if (watched.length === 0) return null;
  const { t, site } = context;
  return (
    <LiveMatchesWatch
      source={source ?? liveMatchesSource(site)}
      asOf={Math.min(...watched.map(({ asOf }) => asOf ?? now.getTime()))}
      words={{
        ...ageWords(context),
        goal: t('liveMatches.goal', { match: '{match}' }),
        corrected: t('liveMatches.corrected', { match: '{match}' }),
        correctedMark: t('liveMatches.correctedMark'),
      }}
    />
  );
}
