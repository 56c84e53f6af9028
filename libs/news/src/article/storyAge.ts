import type { Article } from '@cancha/data-access/content/Article';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { isAfter } from 'date-fns/isAfter';

/** How old a story is, in whole years, or in whole months while it is younger than one. */
type StoryAge = { readonly unit: 'years' | 'months'; readonly n: number };

/** Before that a story is simply one of this season. */
const fromMonths = 6;

const utc = tz('UTC');

/**
 * The age of a story that should say how old it is; `null` for a younger one. A month is over on the same day of the
 * next, or on its last day where it has no such day.
 * @param published @param today days as `2026-07-05`, both in the zone of the site
 */
export function storyAge(published: string, today: string): StoryAge | null {
  const begun = differenceInCalendarMonths(today, published, { in: utc });
  const isOver = !isAfter(addMonths(published, begun, { in: utc }), today);
  const months = isOver ? begun : begun - 1;
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
