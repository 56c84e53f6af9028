import type { ArticleList } from './ArticleList';
import type { FullArticle } from './FullArticle';
import type { Section } from './Section';

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

/** What lies under a path. A redirect is passed on as it is: whether to follow it is the page's decision. */
export type Resource =
  | { readonly kind: 'article'; readonly article: FullArticle }
  | ({ readonly kind: 'listing'; readonly section: Section | null } & ArticleList)
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly target: string };
