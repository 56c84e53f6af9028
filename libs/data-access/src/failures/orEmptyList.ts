import type { Report } from '../api/Report';
import type { ArticleList, SectionList, TagList } from '../content/ArticleList';
import { lastOfUnknown } from '../content/PaginationInfo';
import { orFailed, type Outcome } from './orFailed';

const emptyList: ArticleList = { items: [], paginationInfo: lastOfUnknown };

/** A list of articles that is empty, and says so, when it could not be had: latest, opinion, most viewed. */
export function orEmptyList(
  load: () => Promise<ArticleList | null>,
  report: Report,
): Promise<Outcome<ArticleList> | null> {
  return orFailed(load, emptyList, report);
}

/** The same for a section: `null` is still a section that does not exist. */
export function orEmptySection(
  load: () => Promise<SectionList | null>,
  report: Report,
): Promise<Outcome<SectionList> | null> {
  return orFailed(load, { ...emptyList, section: null }, report);
}

/** The same for a topic. With `failed` its zero pages mean "not now", which is no reason for a 404. */
export function orEmptyTag(
  load: () => Promise<TagList | null>,
  report: Report,
): Promise<Outcome<TagList> | null> {
  return orFailed(load, { ...emptyList, tag: null, isLastPage: true, totalPages: 0 }, report);
}
