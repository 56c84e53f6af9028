import { readOptionalList } from '../reading/readEach';
import { articleLinkSchema } from './article.wire';
import type { FullArticle } from './FullArticle';
import {
  readAnswerObject,
  readArticle,
  readSideArticle,
  readSideArticles,
  type ReadContext,
} from './readArticles';

/** Only the article itself has to be valid. */
export function readFullArticle(body: unknown, reading: ReadContext): FullArticle {
  const answer = readAnswerObject(body);
  // A backend that does not know `full` sends only the article.
  const article = readArticle(answer['article'] ?? answer, reading);
  const stars = answer['starJournalistsArticles'];
  return {
    article,
    seoLinks: readOptionalList(articleLinkSchema, answer['seoLinks'], article.id, reading.issues),
    relatedArticles: readSideArticles(answer['relatedArticles'], 'relatedArticles', reading),
    previousArticle: readSideArticle(answer['previousArticle'], reading),
    nextArticle: readSideArticle(answer['nextArticle'], reading),
    comments: answer['comments'] ?? null,
    stvs: answer['stvs'] ?? null,
    starJournalistsArticles: readSideArticles(stars, 'starJournalistsArticles', reading),
  };
}
