import type { Article, ArticleLink } from './Article';

/** An article with what stands around it. */
export type FullArticle = {
  readonly article: Article;
  readonly seoLinks: readonly ArticleLink[];
  readonly relatedArticles: readonly Article[];
  readonly previousArticle: Article | null;
  readonly nextArticle: Article | null;
  /** Passed on as sent: their cacheKey is not documented. */
  readonly comments: unknown;
  readonly stvs: unknown;
  readonly starJournalistsArticles: readonly Article[];
};
