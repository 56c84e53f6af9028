import type { z } from 'zod';
import type { Api } from '../api/Api';
import { readEntries } from '../cms/readEntries';
import type { MapIssue } from '../mapping/MapResult';
import type { Promotion, Review } from './Promotion';
import { promotionSchema, reviewSchema } from './promotion.wire';

type Args = { readonly site: string; readonly token?: string };

/** Promo codes of a site, an extension of our CMS. Another CMS answers 412: an `ApiError` that is not worth a report. */
export function getPromotions(api: Api, args: Args): Promise<readonly Promotion[] | null> {
  return getEntries(api, 'promo_codes', promotionSchema, args);
}

/** The best mark first. */
export async function getReviews(api: Api, args: Args): Promise<readonly Review[] | null> {
  const reviews = await getEntries(api, 'betting_reviews', reviewSchema, args);
  return reviews && [...reviews].sort((a, b) => b.mark - a.mark);
}

function getEntries<T>(
  api: Api,
  name: string,
  schema: z.ZodType<T & { site: string }>,
  { site, token }: Args,
): Promise<readonly T[] | null> {
  return api.get({
    path: `/collections/get/${name}`,
    query: { token, 'filter[site]': site },
    cacheKey: name,
    nullIfNotFound: true,
    read: (body, issues: MapIssue[]) =>
      readEntries(schema, body, issues).filter(
        (entry) => !entry.site || entry.site.toLowerCase() === site.toLowerCase(),
      ),
  });
}
