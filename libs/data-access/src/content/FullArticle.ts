import type { Article, ArticleLink } from './Article';

/** An article with the content around it. */
export type FullArticle = {
  readonly article: Article;
  readonly seoLinks: readonly ArticleLink[];
  readonly relatedArticles: readonly Article[];
  readonly previousArticle: Article | null;
  readonly nextArticle: Article | null;
  /** As sent: the shape is not documented. */
  readonly comments: unknown;
  readonly stvs: unknown;
  readonly starJournalistsArticles: readonly Article[];
};
