import type { Article } from '@cancha/data-access/content/Article';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

/**
 * What ads, comments and statistics are told of a story, and nobody else: tags that are not shown, and what the
 * newsroom wants kept away from it. Nothing on the page reads it out.
 */
export function articleTargeting(article: Article): string {
  const { hidden, tags, hiddenTags, categories } = article;
  return toJsonLd({
    id: article.id,
    section: article.sectionSlug,
    categories: categories.map(({ categorySlug }) => categorySlug),
    tags: tags.map(({ url }) => url),
    hiddenTags: hiddenTags.map(({ url }) => url),
    authors: article.authors.map(({ username }) => username),
    event: article.eventTitle || undefined,
    match: article.matchId ?? undefined,
    evergreen: article.evergreen || undefined,
    has: article.has.length > 0 ? article.has : undefined,
    ads: !hidden.ads,
    comments: !hidden.comments,
  });
}
