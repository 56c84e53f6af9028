import type { Article } from '@cancha/data-access/content/Article';

/** Whether an article is told post by post. One that has none yet is, where the backend says so. */
export function isLiveBlog({ items, liveState }: Pick<Article, 'items' | 'liveState'>): boolean {
  return items.length > 0 || liveState !== null;
}
