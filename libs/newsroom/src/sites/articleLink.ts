import type { ArticleHead } from './articleHead.ts';

/** The address of an article on its site: `/mundial-2026/haaland-manda-20260705-1001.html`, or the `path` of its head. */
export function articleLink(
  head: Pick<ArticleHead, 'id' | 'slug' | 'section' | 'publishedAt' | 'path'>,
  timeZone: string,
): string {
  if (head.path) return head.path;
  // Sweden writes dates as 2026-07-05.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(head.publishedAt);
  return `/${head.section}/${head.slug}-${day.replaceAll('-', '')}-${head.id}.html`;
}
