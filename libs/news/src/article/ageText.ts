import type { Article } from '@cancha/data-access/content/Article';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { storyAge } from './storyAge';

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
