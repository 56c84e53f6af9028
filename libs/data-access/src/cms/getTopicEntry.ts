import type { Api } from '../api/Api';
import { readEntries } from './readEntries';
import { competitionSchema, friendlyTagSchema } from './topic.wire';
import type { Topic } from './Topic';

/** What a topic's page says of itself; empty where the CMS says nothing. */
export type TopicWords = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
};

type TopicArgs = { readonly site: string; readonly slug: string; readonly token?: string | undefined };

/** The entry of one topic; `null` where the CMS has none. A CMS that does not know a filter sends everything. */
export function getFriendlyTag(api: Api, { site, slug, token }: TopicArgs): Promise<TopicWords | null> {
  return api.get({
    // The specification has the slash before the query.
    path: '/collections/get/friendly_tags/',
    query: { token, 'filter[site]': site, 'filter[url_tag]': slug },
    cacheKey: 'friendly-tag',
    nullIfNotFound: true,
    read: (body, issues) => {
      const entry = readEntries(friendlyTagSchema, body, issues).find(
        (one) => one.slug === slug && (!one.site || one.site.toLowerCase() === site.toLowerCase()),
      );
      if (!entry) return null;
      const { title, description, keywords } = entry;
      return { title: title === slug ? '' : title, description, keywords };
    },
  });
}

/** The competition whose page is at an address; `null` where the CMS has none. */
export function getCompetitionAt(api: Api, { siteUrl }: { siteUrl: string }): Promise<Topic | null> {
  return api.get({
    path: '/collections/get/competition',
    query: { 'filter[site_url]': siteUrl, limit: 1 },
    cacheKey: 'competition-at',
    nullIfNotFound: true,
    read: (body, issues) => {
      const entry = readEntries(competitionSchema, body, issues).find((one) => one.siteUrl === siteUrl);
      if (!entry) return null;
      const { slug, title, statsSlug } = entry;
      return { slug, title, ...(statsSlug === undefined ? {} : { statsSlug }) };
    },
  });
}
