import type { ArticleList } from './ArticleList';
import type { FullArticle } from './FullArticle';
import type { Section } from './Section';

/** The content of a path. The page decides whether to follow a redirect. */
export type Resource =
  | { readonly kind: 'article'; readonly article: FullArticle }
  | ({ readonly kind: 'listing'; readonly section: Section | null } & ArticleList)
  | { readonly kind: 'redirect'; readonly status: number; readonly target: string };
