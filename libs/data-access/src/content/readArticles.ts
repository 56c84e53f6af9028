import { InvalidBodyError } from '../api/InvalidBodyError';
import type { MapIssue } from '../mapping/MapResult';
import { camelKeys } from '../reading/camelKeys';
import { isEmptyValue, isRecord } from '../reading/isRecord';
import { readOptionalList, readEach, readList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import type { Article } from './Article';
import { articleSchema } from './article.wire';
import type { ArticleList } from './ArticleList';
import { mapArticle, type ArticleContext } from './mapArticle';
import { readPaginationInfo } from './readPaginationInfo';

/** Collects the problems of one response. */
export type ReadContext = { readonly context: ArticleContext; readonly issues: MapIssue[] };

/** The object of a response, keys in camel case. Throws `InvalidBodyError` for anything else. */
export function readAnswerObject(body: unknown): Record<string, unknown> {
  const answer = camelKeys(unwrapData(body));
  if (!isRecord(answer)) throw new InvalidBodyError('the answer is no object');
  return answer;
}

/** A required list of articles. Throws `InvalidBodyError` when it is not an array. */
export function readArticles(value: unknown, name: string, { context, issues }: ReadContext): Article[] {
  return readList(articleSchema, value, name, issues).map((wire) => mapArticle(wire, context, issues));
}

/** Articles that the page can do without: an invalid list is empty. */
export function readSideArticles(value: unknown, name: string, { context, issues }: ReadContext): Article[] {
  const wires = readOptionalList(articleSchema, value, name, issues);
  return wires.map((wire) => mapArticle(wire, context, issues));
}

/** A required article. Throws `InvalidBodyError` when it is not valid. */
export function readArticle(value: unknown, { context, issues }: ReadContext): Article {
  return mapArticle(readOne(articleSchema, value, 'article'), context, issues);
}

/** An optional article; an invalid one is `null`. */
export function readSideArticle(value: unknown, { context, issues }: ReadContext): Article | null {
  if (isEmptyValue(value)) return null;
  const [wire] = readEach(articleSchema, [value], issues);
  return wire ? mapArticle(wire, context, issues) : null;
}

export function readArticleList(body: unknown, reading: ReadContext): ArticleList {
  const answer = readAnswerObject(body);
  return {
    items: readArticles(answer['items'], 'items', reading),
    paginationInfo: readPaginationInfo(answer['paginationInfo']),
  };
}
