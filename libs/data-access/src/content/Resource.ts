import type { ArticleList } from './ArticleList';
import type { FullArticle } from './FullArticle';
import type { Section } from './Section';

/** What lies under a path. A redirect is passed on as it is: whether to follow it is the page's decision. */
export type Resource =
  | { readonly kind: 'article'; readonly article: FullArticle }
  | ({ readonly kind: 'listing'; readonly section: Section | null } & ArticleList)
  | { readonly kind: 'redirect'; readonly status: number; readonly target: string };
