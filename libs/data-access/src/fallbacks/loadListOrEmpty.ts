import type { Report } from '../api/Report';
import type { ArticleList, SectionList, TagList } from '../content/ArticleList';
import { unknownPagination } from '../content/PaginationInfo';
import { loadOrFallback, type LoadResult } from './loadOrFallback';

const emptyList: ArticleList = { items: [], paginationInfo: unknownPagination };

/** A list of articles that is empty, and says so, when it could not be had: latest, opinion, most viewed. */
export function loadListOrEmpty(
  load: () => Promise<ArticleList | null>,
  report: Report,
): Promise<LoadResult<ArticleList> | null> {
  return loadOrFallback(load, emptyList, report);
}

/** The same for a section: `null` is still a section that does not exist. */
export function loadSectionOrEmpty(
  load: () => Promise<SectionList | null>,
  report: Report,
): Promise<LoadResult<SectionList> | null> {
  return loadOrFallback(load, { ...emptyList, section: null }, report);
}

/** The same for a topic. With `failed` its zero pages mean "not now", which is no reason for a 404. */
export function loadTagOrEmpty(
  load: () => Promise<TagList | null>,
  report: Report,
): Promise<LoadResult<TagList> | null> {
  return loadOrFallback(load, { ...emptyList, tag: null, isLastPage: true, totalPages: 0 }, report);
}
