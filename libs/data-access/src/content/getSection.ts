import type { Api } from '../api/Api';
import { readOptional } from '../reading/readEach';
import type { SectionList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { sectionSchema } from './listing.wire';
import { readAnswerObject, readArticleList } from './readArticles';

/** `null` for an unknown section. */
export function getSection(api: Api, args: PageArgs & { section: string }): Promise<SectionList | null> {
  return getContent(api, args, {
    cacheKey: 'section',
    segments: ['news', 'section', args.section],
    query: pageQuery(args),
    nullIfNotFound: true,
    read: (body, reading) => ({
      ...readArticleList(body, reading),
      section: readOptional(sectionSchema, readAnswerObject(body)['section'], reading.issues),
    }),
  });
}
