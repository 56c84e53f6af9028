import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { InterruptedMatch, Match } from '@cancha/stats/match/Match';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type Words = Pick<SiteContext, 't' | 'format' | 'brandConfig'>;

const interruptedWords: Readonly<Record<InterruptedMatch['reason'], MessageKey>> = {
  postponed: 'matchPage.postponedOf',
  suspended: 'matchPage.suspendedOn',
  cancelled: 'matchPage.cancelledOf',
  awarded: 'matchPage.awardedOf',
  unknown: 'matchPage.unknownOf',
};

/**
 * When a match begins, or began, and in whose time; only its day where the hour is not known. Of one that did not take
 * place, or of which nothing was heard, when it was to be.
 */
export function kickOffText(
  match: Match,
  now: Date,
  { t, format, brandConfig }: Words,
): { text: string; isTimeKnown: boolean } {
  const { kickOff } = match;
  const isThisYear = format.year(kickOff) === format.year(now);
  const day = isThisYear ? format.weekday(kickOff) : format.longDate(kickOff);
  if (match.state === 'interrupted') {
    // It may have been given a day only; its hour would be one nobody said.
    return { text: t(interruptedWords[match.reason], { day }), isTimeKnown: false };
  }
  if (isOverdue(match, now)) return { text: t('matchPage.noResult', { day }), isTimeKnown: false };
  const isTimeKnown = match.state !== 'scheduled' || match.isTimeKnown;
  const text = isTimeKnown
    ? t('matchPage.kickOff', { day, time: format.time(kickOff), zone: brandConfig.zoneName })
    : t('matchPage.kickOffDay', { day });
  return { text, isTimeKnown };
}
