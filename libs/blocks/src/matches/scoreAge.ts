import type { SiteContext } from '@cancha/site/context/SiteContext';

type Words = Pick<SiteContext, 't'>;

/** A score this old is shown with its age and no longer as live. Two polls have to fail for that. */
const staleMs = 90_000;

/** "hace 3 min", of data that old; `null` while they are young enough to be the present. */
export function scoreAge(ageMs: number, words: AgeWords): string | null {
  if (ageMs < staleMs) return null;
  const minutes = Math.floor(ageMs / 60_000);
  return minutes < 60
    ? words.minutes.replace('{n}', String(minutes))
    : words.hours.replace('{n}', String(Math.floor(minutes / 60)));
}

/** With `{n}` where the figure goes: the browser tells ages by the same words. */
export type AgeWords = { minutes: string; hours: string };

export const ageWords = ({ t }: Words): AgeWords => ({
  minutes: t('liveMatches.ageMinutes', { n: '{n}' }),
  hours: t('liveMatches.ageHours', { n: '{n}' }),
});

/** The age of scores from `asOf`, in ms since 1970; `null` while they are young or where the time is unknown. */
export const ageSince = (asOf: number | null, now: Date, words: Words): string | null =>
  asOf === null ? null : scoreAge(now.getTime() - asOf, ageWords(words));
