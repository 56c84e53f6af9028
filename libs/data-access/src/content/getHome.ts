import type { Api } from '../api/Api';
import type { Home } from './ArticleList';
import type { SiteArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readAnswerObject, readArticles, readSideArticles } from './readArticles';

/** The home page's articles, in the newsroom's order. A 404 is an `ApiError`: every site has a home page. */
export function getHome(api: Api, args: SiteArgs): Promise<Home | null> {
  return getContent(api, args, {
    cacheKey: 'home',
    segments: ['news', 'home'],
    nullIfNotFound: false,
    read: (body, reading) => {
      const answer = readAnswerObject(body);
      const stars = answer['starJournalistsArticles'];
      return {
        items: readArticles(answer['items'], 'items', reading),
        starJournalistsArticles: readSideArticles(stars, 'starJournalistsArticles', reading),
      };
    },
  });
}
