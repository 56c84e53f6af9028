import { z } from 'zod';
import type { Api } from '../api/Api';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject } from '../content/readArticles';
import { readList } from '../reading/readEach';
import { date, wireObject } from '../reading/wireFields';

/** A list that is not empty, and the latest change of its articles. */
export type SitemapList = { readonly slug: string; readonly modifiedAt: string | null };

export type SitemapLists = {
  readonly sections: readonly SitemapList[];
  readonly topics: readonly SitemapList[];
  readonly authors: readonly SitemapList[];
};

const listSchema = wireObject({ slug: z.string().min(1), modifiedAt: date });

/** The lists that are not empty. An extension of our origin: `null` from other backends. */
export function getSitemapLists(api: Api, args: SiteArgs): Promise<SitemapLists | null> {
  return getContent(api, args, {
    cacheKey: 'sitemap-lists',
    segments: ['sitemaps', 'lists'],
    nullIfNotFound: true,
    read: (body, { issues }) => {
      const answer = readAnswerObject(body);
      const of = (name: keyof SitemapLists) => readList(listSchema, answer[name], name, issues);
      return { sections: of('sections'), topics: of('topics'), authors: of('authors') };
    },
  });
}
