import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { ArticleHead } from './articleHead.ts';

/** The address of an article on its site: `/mundial-2026/haaland-manda-20260705-1001.html`, or the `path` of its head. */
export function articleLink(
  head: Pick<ArticleHead, 'id' | 'slug' | 'section' | 'publishedAt' | 'path'>,
  timeZone: string,
): string {
  if (head.path) return head.path;
  const day = format(head.publishedAt, 'yyyyMMdd', { in: tz(timeZone) });
  return `/${head.section}/${head.slug}-${day}-${head.id}.html`;
}
