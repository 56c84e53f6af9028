import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ShownMatches } from './LiveMatches';
import { ageSince } from '../matches/scoreAge';

/** The age to be told of the scores a page shows; `null` while they are young, and where none of them is of a match that is on. */
export function shownAge(
  { matches, asOf }: ShownMatches,
  now: Date,
  words: Pick<SiteContext, 't'>,
): string | null {
  return matches.some(({ state }) => state === 'live') ? ageSince(asOf, now, words) : null;
}
