import { z } from 'zod';
import type { Api } from '../api/Api';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject } from '../content/readArticles';
import { readList } from '../reading/readEach';
import { date, wireObject } from '../reading/wireFields';

/** A month (`2026-07`) in which a site published, and when something of it last changed. */
export type SitemapMonth = { readonly month: string; readonly modifiedAt: string | null };

const monthSchema = wireObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), modifiedAt: date });

/** The months of a site's archive, the newest first; `null` where the backend does not have this extension. */
export function getSitemapMonths(api: Api, args: SiteArgs): Promise<readonly SitemapMonth[] | null> {
  return getContent(api, args, {
    cacheKey: 'sitemap-months',
    segments: ['sitemaps', 'months'],
    nullIfNotFound: true,
    read: (body, { issues }) => readList(monthSchema, readAnswerObject(body)['items'], 'items', issues),
  });
}
