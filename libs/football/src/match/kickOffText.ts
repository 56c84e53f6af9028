import type { Match } from '@cancha/stats/match/Match';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type Words = Pick<SiteContext, 't' | 'format' | 'brandConfig'>;

/** When a match begins and in whose time; only its day where the hour is not known. */
export function kickOffText(
  match: Match,
  { t, format, brandConfig }: Words,
): { text: string; isTimeKnown: boolean } {
  const { state, kickOff } = match;
  // An interrupted match may have been given a day only; its hour would be one nobody said.
  const isTimeKnown = state === 'scheduled' ? match.isTimeKnown : state !== 'interrupted';
  const day = format.weekday(kickOff);
  const text = isTimeKnown
    ? t('matchPage.kickOff', { day, time: format.time(kickOff), zone: brandConfig.zoneName })
    : t('matchPage.kickOffDay', { day });
  return { text, isTimeKnown };
}
