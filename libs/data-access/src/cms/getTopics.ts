import type { z } from 'zod';
import type { Api } from '../api/Api';
import type { MapIssue } from '../mapping/MapResult';
import { readEntries } from './readEntries';
import type { Topic } from './Topic';
import { competitionSchema, friendlyTagSchema } from './topic.wire';

export type TopicsArgs = { readonly site: string; readonly token?: string | undefined };

/** Every topic of a site, unsorted; `null` without the collection. */
export function getTopics(api: Api, { site, token }: TopicsArgs): Promise<readonly Topic[] | null> {
  return api.get({
    // The specification has the slash before the query.
    path: '/collections/get/friendly_tags/',
    query: { token, 'filter[site]': site },
    cacheKey: 'topics',
    nullIfNotFound: true,
    read: (body, issues) => readTopics(friendlyTagSchema, body, site, issues),
  });
}

/** The topics of a site that are competitions. */
export function getCompetitions(api: Api, { site, token }: TopicsArgs): Promise<readonly Topic[] | null> {
  return api.get({
    path: '/collections/get/competition',
    query: { token, 'filter[site]': site },
    cacheKey: 'competitions',
    nullIfNotFound: true,
    read: (body, issues) => readTopics(competitionSchema, body, site, issues),
  });
}

/** A CMS that does not know the filter sends the topics of every site, some of them twice. */
function readTopics(
  schema: z.ZodType<Topic & { site: string }>,
  body: unknown,
  site: string,
  issues: MapIssue[],
): Topic[] {
  const own = readEntries(schema, body, issues).filter(
    (entry) => !entry.site || entry.site.toLowerCase() === site.toLowerCase(),
  );
  return [
    ...new Map(
      own.map(({ slug, title, statsSlug }) => [
        slug,
        { slug, title, ...(statsSlug === undefined ? {} : { statsSlug }) },
      ]),
    ).values(),
  ];
}
