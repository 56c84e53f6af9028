import type { Api } from '../api/Api';
import { InvalidBodyError } from '../api/InvalidBodyError';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject } from '../content/readArticles';
import { loadOrFallback } from '../fallbacks/loadOrFallback';

/**
 * The sitemap of pictures as XML, and an empty string when it cannot be had, which is reported. Whoever answers with
 * it must not take that for a document.
 */
export async function getImageSitemap(api: Api, args: SiteArgs): Promise<string> {
  const load = () =>
    getContent(api, args, {
      cacheKey: 'image-sitemap',
      segments: ['sitemaps', 'images'],
      nullIfNotFound: false,
      read: (body) => {
        const { siteMap } = readAnswerObject(body);
        if (typeof siteMap !== 'string' || siteMap === '') throw new InvalidBodyError('siteMap is no text');
        return { siteMap };
      },
    });
  return (await loadOrFallback(load, { siteMap: '' }, api.report))?.siteMap ?? '';
}
