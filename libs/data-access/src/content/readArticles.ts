import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { BadBody } from '../api/BadBody';
import { camelKeys } from '../reading/camelKeys';
import { isNothing, isRecord } from '../reading/isRecord';
import { readDecoration, readEach, readList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import type { Article } from './Article';
import { articleWireSchema } from './article.wire';
import type { ArticleList } from './ArticleList';
import { mapArticle, type ArticleContext } from './mapArticle';
import { readPaginationInfo } from './readPaginationInfo';

/** Collects what was wrong while one answer is read, with what articles depend on. */
export type Reading = { readonly context: ArticleContext; readonly issues: MapIssue[] };

/** The object an answer consists of, keys in camel. Throws `BadBody` for anything else. */
export function readAnswerObject(body: unknown): Record<string, unknown> {
  const answer = camelKeys(unwrapData(body));
  if (!isRecord(answer)) throw new BadBody('the answer is no object');
  return answer;
}

/** A list of articles an answer is made of. Throws `BadBody` when it is no list. */
export function readArticles(value: unknown, name: string, { context, issues }: Reading): Article[] {
  return readList(articleWireSchema, value, name, issues).map((wire) => mapArticle(wire, context, issues));
}

/** Articles that stand beside the main thing: missing or broken, there are none. */
export function readSideArticles(value: unknown, name: string, { context, issues }: Reading): Article[] {
  const wires = readDecoration(articleWireSchema, value, name, issues);
  return wires.map((wire) => mapArticle(wire, context, issues));
}

/** The one article an answer is about. Throws `BadBody` when it is none. */
export function readArticle(value: unknown, { context, issues }: Reading): Article {
  return mapArticle(readOne(articleWireSchema, value, 'article'), context, issues);
}

/** An article that may be missing; a broken one is missing too. */
export function readSideArticle(value: unknown, { context, issues }: Reading): Article | null {
  if (isNothing(value)) return null;
  const [wire] = readEach(articleWireSchema, [value], issues);
  return wire ? mapArticle(wire, context, issues) : null;
}

/** One page of a list. */
export function readArticleList(body: unknown, reading: Reading): ArticleList {
  const answer = readAnswerObject(body);
  return {
    items: readArticles(answer['items'], 'items', reading),
    paginationInfo: readPaginationInfo(answer['paginationInfo']),
  };
}
