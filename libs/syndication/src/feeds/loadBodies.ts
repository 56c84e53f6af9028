import type { Article } from '@cancha/data-access/content/Article';
import { getArticleText } from '@cancha/data-access/content/getArticleText';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { LRUCache } from 'lru-cache';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Bodies by site, article and the moment it changed: a feed asks for what is new, not for all of it again. */
const bodies = () =>
  processSingleton(
    'feed-bodies',
    () =>
      new LRUCache<string, string>({
        maxSize: 16 * 1024 * 1024,
        sizeCalculation: (body, key) => body.length + key.length + 1,
      }),
  );

/** The texts of articles that came in a list, as sent; empty for one whose text cannot be had, which is reported. */
export async function loadBodies(
  articles: readonly Article[],
  context: SiteContext,
): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(articles.map((article) => loadBody(article, context)));
  return new Map(articles.map(({ id }, i) => [id, texts[i] ?? '']));
}

async function loadBody(article: Article, { apis, site }: SiteContext): Promise<string> {
  // A list may bring it; an article of another site is not to be had under its path here.
  if (article.body !== '' || !article.isInternal) return article.body;
  const key = [site.id, article.id, article.modifiedAt ?? article.publishedAt, site.origin].join(' ');
  const known = bodies().get(key);
  if (known !== undefined) return known;

  const found = await orNull(getArticleText(apis.content, { site: site.siteCode, path: article.link }));
  if (!found) return '';
  bodies().set(key, found.body);
  return found.body;
}
