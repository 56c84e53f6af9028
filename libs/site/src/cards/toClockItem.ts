import type { Article } from '@cancha/data-access/content/Article';
import type { ClockItem } from '@cancha/ui/article/ClockList/ClockList';
import { hrefOfArticle } from './hrefOfArticle';
import type { SiteContext } from '../context/SiteContext';

/** The hour of today's news, the day of older ones: an hour alone would claim that it is from today. */
export function toClockItem(
  article: Article,
  { site, format }: Pick<SiteContext, 'site' | 'format'>,
  now: Date,
): ClockItem[] {
  if (!article.publishedAt) return [];
  const at = new Date(article.publishedAt);
  const isToday = format.day(at) === format.day(now);
  return [
    {
      id: article.id,
      title: article.title,
      href: hrefOfArticle(article, site),
      published: { iso: article.publishedAt, text: isToday ? format.time(at) : format.shortDate(at) },
    },
  ];
}
