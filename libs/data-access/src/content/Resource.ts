import type { ArticleList } from './ArticleList';
import type { FullArticle } from './FullArticle';
import type { Section } from './Section';

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

/** The content of a path. The page decides whether to follow a redirect. */
export type Resource =
  | { readonly kind: 'article'; readonly article: FullArticle }
  | ({ readonly kind: 'listing'; readonly section: Section | null } & ArticleList)
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly target: string };
