import type { Article } from '@cancha/data-access/content/Article';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** How old a story is, in whole years, or in whole months while it is younger than one. */
type StoryAge = { readonly unit: 'years' | 'months'; readonly n: number };

/** Before that a story is simply one of this season. */
const fromMonths = 6;

/** The last day of a month, 1 to 12. */
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function parts(day: string): [year: number, month: number, day: number] {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  return [y, m, d];
}

/**
 * The age of a story that should say how old it is; `null` for a younger one. A month is over on the same day of the
 * next, or on its last day where it has no such day.
 * @param published @param today days as `2026-07-05`, both in the zone of the site
 */
export function storyAge(published: string, today: string): StoryAge | null {
  const [year, month, day] = parts(published);
  const [nowYear, nowMonth, nowDay] = parts(today);
  const isOver = nowDay >= Math.min(day, lastDay(nowYear, nowMonth));
  const months = (nowYear - year) * 12 + nowMonth - month - (isOver ? 0 : 1);
  if (months < fromMonths) return null;
  return months < 12 ? { unit: 'months', n: months } : { unit: 'years', n: Math.floor(months / 12) };
}

type Dated = Pick<Article, 'publishedAt' | 'evergreen' | 'hidden'>;

/** What a story says of its age; `null` while it is young, when it does not age, or when its date is not shown. */
export function ageText(
  { publishedAt, evergreen, hidden }: Dated,
  { format, t }: SiteContext,
  now: Date,
): string | null {
  if (!publishedAt || evergreen || hidden.time) return null;
  const age = storyAge(format.day(new Date(publishedAt)), format.day(now));
  if (!age) return null;
  return age.unit === 'years' ? t('story.ageYears', { n: age.n }) : t('story.ageMonths', { n: age.n });
}
