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

/** Collects what was wrong while one answer is read, with what articles depend on. */
export type ReadContext = { readonly context: ArticleContext; readonly issues: MapIssue[] };

/** The object an answer consists of, keys in camel. Throws `InvalidBodyError` for anything else. */
export function readAnswerObject(body: unknown): Record<string, unknown> {
  const answer = camelKeys(unwrapData(body));
  if (!isRecord(answer)) throw new InvalidBodyError('the answer is no object');
  return answer;
}

/** A list of articles an answer is made of. Throws `InvalidBodyError` when it is no list. */
export function readArticles(value: unknown, name: string, { context, issues }: ReadContext): Article[] {
  return readList(articleSchema, value, name, issues).map((wire) => mapArticle(wire, context, issues));
}

/** Articles that stand beside the main thing: missing or broken, there are none. */
export function readSideArticles(value: unknown, name: string, { context, issues }: ReadContext): Article[] {
  const wires = readOptionalList(articleSchema, value, name, issues);
  return wires.map((wire) => mapArticle(wire, context, issues));
}

/** The one article an answer is about. Throws `InvalidBodyError` when it is none. */
export function readArticle(value: unknown, { context, issues }: ReadContext): Article {
  return mapArticle(readOne(articleSchema, value, 'article'), context, issues);
}

/** An article that may be missing; a broken one is missing too. */
export function readSideArticle(value: unknown, { context, issues }: ReadContext): Article | null {
  if (isEmptyValue(value)) return null;
  const [wire] = readEach(articleSchema, [value], issues);
  return wire ? mapArticle(wire, context, issues) : null;
}

/** One page of a list. */
export function readArticleList(body: unknown, reading: ReadContext): ArticleList {
  const answer = readAnswerObject(body);
  return {
    items: readArticles(answer['items'], 'items', reading),
    paginationInfo: readPaginationInfo(answer['paginationInfo']),
  };
}
