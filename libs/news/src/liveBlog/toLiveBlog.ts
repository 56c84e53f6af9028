import type { Article, LiveState } from '@cancha/data-access/content/Article';
import { getMatch } from '@cancha/data-access/football/getMatch';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { coverageState } from './coverageState';
import { findPostsPage, type LiveBlogPlace, type PostsPage } from './liveBlogPlace';
import { orderPosts, type KeyedPost } from './orderPosts';

/** A live blog and the page of it that is asked for. */
export type LiveBlog = {
  readonly article: Article;
  readonly path: string;
  /** All of them, newest first. */
  readonly posts: readonly KeyedPost[];
  readonly shown: PostsPage;
  readonly state: LiveState;
};

/** Whether an article is a live blog. One without posts is one where the backend says so. */
export function isLiveBlog({ items, liveState }: Pick<Article, 'items' | 'liveState'>): boolean {
  return items.length > 0 || liveState !== null;
}

/** `null`: it has no such page. */
export async function toLiveBlog(
  article: Article,
  place: LiveBlogPlace,
  { apis, site }: SiteContext,
  now: Date,
): Promise<LiveBlog | null> {
  const posts = orderPosts(article.items);
  const shown = findPostsPage(posts, place);
  if (!shown) return null;
  const asksMatch = article.liveState === null && article.matchId;
  const match = asksMatch ? await orNull(getMatch(apis.stats, { matchId: asksMatch })) : null;
  const state = coverageState(article, match, now);
  return { article, path: hrefOfArticle(article, site), posts, shown, state };
}
