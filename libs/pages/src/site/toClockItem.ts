import type { Article } from '@cancha/data-access/content/Article';
import { articleHref } from '@cancha/data-access/content/articleHref';
import type { ClockItem } from '@cancha/ui/article/ClockList/ClockList';
import type { SiteFormat } from './createSiteFormat';

/** The hour of today's news, the day of older ones: an hour alone would claim that it is from today. */
export function toClockItem(article: Article, format: SiteFormat, now: Date): ClockItem[] {
  if (!article.publishedAt) return [];
  const at = new Date(article.publishedAt);
  const isToday = format.day(at) === format.day(now);
  return [
    {
      id: article.id,
      title: article.title,
      href: articleHref(article).href,
      published: { iso: article.publishedAt, text: isToday ? format.time(at) : format.shortDate(at) },
    },
  ];
}
