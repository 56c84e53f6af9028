import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { Match } from '@cancha/stats/match/Match';
import type { KickOffProps } from '@cancha/ui/match/ScoreHead/KickOff';

type Words = Pick<SiteContext, 't' | 'format' | 'brandConfig'>;

const dayMs = 86_400_000;
/** Further ahead a number of days says nothing. */
const countedDays = 99;

/** When a match to come begins; `null` for any other, and where its hour passed without news. */
export function toKickOff(match: Match, now: Date, words: Words): KickOffProps | null {
  if (match.state !== 'scheduled' || isOverdue(match, now)) return null;
  const { kickOff, isTimeKnown } = match;
  const { format, brandConfig } = words;
  const isThisYear = format.year(kickOff) === format.year(now);
  const day = isThisYear ? format.weekday(kickOff) : format.longDate(kickOff);
  return {
    isTimeKnown,
    at: kickOff.toISOString(),
    text: isTimeKnown ? format.time(kickOff) : day,
    day: isTimeKnown ? day : null,
    zone: isTimeKnown ? brandConfig.zoneName : null,
    until: untilText(match, now, words),
  };
}

/** In whole days by the clocks of the site: true for as long as a page is kept, with or without a script. */
function untilText({ kickOff }: Match, now: Date, { t, format }: Words): string | null {
  const noon = (at: Date) => Date.parse(`${format.day(at)}T12:00:00Z`);
  const days = Math.round((noon(kickOff) - noon(now)) / dayMs);
  if (days === 0) return t('matchPage.startsToday');
  if (days === 1) return t('matchPage.startsTomorrow');
  return days > 1 && days <= countedDays ? t('matchPage.startsInDays', { n: days }) : null;
}
