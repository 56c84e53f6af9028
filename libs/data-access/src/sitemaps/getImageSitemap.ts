import type { Api } from '../api/Api';
import { InvalidBodyError } from '../api/InvalidBodyError';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject } from '../content/readArticles';
import { loadOrFallback } from '../fallbacks/loadOrFallback';

/** As XML; an empty string, with a report, when it fails to load. */
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
