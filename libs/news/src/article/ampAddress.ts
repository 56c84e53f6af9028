import type { Article } from '@cancha/data-access/content/Article';
import { ampPathOf } from '@cancha/routing/ampPath';
import { listedPath } from './articleHead';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The page of an article and its AMP twin, both within the site: each leads to the other and to no third. */
export type AmpPair = { page: string; amp: string };

/**
 * Where the AMP twin of an article lies; `null` where there is none: on a site without AMP, and for an article that
 * is not published or is to be found elsewhere.
 */
export function ampPairOf(article: Article, context: SiteContext): AmpPair | null {
  if (!context.site.capabilities.amp || article.publishedAt === null) return null;
  const page = listedPath(article, context);
  return page === null ? null : { page, amp: ampPathOf(context.site, page) };
}
