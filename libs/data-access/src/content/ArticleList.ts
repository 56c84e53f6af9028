import type { Article } from './Article';
import type { Author } from './Author';
import type { PaginationInfo } from './PaginationInfo';
import type { Category, Section } from './Section';
import type { TagInfo } from './TagInfo';

/** One page of a list. Empty past the last page. */
export type ArticleList = {
  readonly items: readonly Article[];
  readonly paginationInfo: PaginationInfo;
};

export type SectionList = ArticleList & { readonly section: Section | null };
export type CategoryList = ArticleList & { readonly category: Category | null };
export type AuthorNews = ArticleList & { readonly author: Author | null };

export type TagList = ArticleList & {
  readonly tag: TagInfo | null;
  readonly isLastPage: boolean;
  readonly totalPages: number;
};

export type Home = {
  readonly items: readonly Article[];
  readonly starJournalistsArticles: readonly Article[];
};
