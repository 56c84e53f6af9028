import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isUpToDate } from './isUpToDate';

/** No tournament that is on plays every day. */
const roundsApart = 3;

/** Until when results are known, where that is not until now; a tournament that is on needs no such note. */
export function archiveNote(
  until: string | null,
  { t, format }: Pick<SiteContext, 't' | 'format'>,
  now: Date = new Date(),
): string | null {
  if (until === null || isUpToDate(until, now, roundsApart)) return null;
  return t('standings.archive', { date: format.plainDay(until) });
}
