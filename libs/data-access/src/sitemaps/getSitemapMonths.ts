import { z } from 'zod';
import type { Api } from '../api/Api';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject } from '../content/readArticles';
import { readList } from '../reading/readEach';
import { date, wireObject } from '../reading/wireFields';

/** A month (`2026-07`) with articles, and the latest change of them. */
export type SitemapMonth = { readonly month: string; readonly modifiedAt: string | null };

const monthSchema = wireObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), modifiedAt: date });

/** The newest first. An extension of our origin: `null` from other backends. */
export function getSitemapMonths(api: Api, args: SiteArgs): Promise<readonly SitemapMonth[] | null> {
  return getContent(api, args, {
    cacheKey: 'sitemap-months',
    segments: ['sitemaps', 'months'],
    nullIfNotFound: true,
    read: (body, { issues }) => readList(monthSchema, readAnswerObject(body)['items'], 'items', issues),
  });
}
