import type { Report } from '../api/Report';
import type { ArticleList, SectionList, TagList } from '../content/ArticleList';
import { unknownPagination } from '../content/PaginationInfo';
import { loadOrFallback, type LoadResult } from './loadOrFallback';

const emptyList: ArticleList = { items: [], paginationInfo: unknownPagination };

/** An empty list with `failed` when it fails to load: latest, opinion, most viewed. */
export function loadListOrEmpty(
  load: () => Promise<ArticleList | null>,
  report: Report,
): Promise<LoadResult<ArticleList> | null> {
  return loadOrFallback(load, emptyList, report);
}

/** The same for a section; `null` for an unknown one. */
export function loadSectionOrEmpty(
  load: () => Promise<SectionList | null>,
  report: Report,
): Promise<LoadResult<SectionList> | null> {
  return loadOrFallback(load, { ...emptyList, section: null }, report);
}

/** The same for a topic. With `failed`, zero pages are no reason for a 404. */
export function loadTagOrEmpty(
  load: () => Promise<TagList | null>,
  report: Report,
): Promise<LoadResult<TagList> | null> {
  return loadOrFallback(load, { ...emptyList, tag: null, isLastPage: true, totalPages: 0 }, report);
}
