import type { Api } from '../api/Api';
import { BadBody } from '../api/BadBody';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readAnswerObject } from '../content/readArticles';
import { orFailed } from '../failures/orFailed';

/**
 * The sitemap of pictures as XML, and an empty string when it cannot be had, which is reported. Whoever answers with
 * it must not take that for a document.
 */
export async function getImageSitemap(api: Api, args: SiteArgs): Promise<string> {
  const load = () =>
    getContent(api, args, {
      shape: 'image-sitemap',
      segments: ['sitemaps', 'images'],
      absentIsAnswer: false,
      read: (body) => {
        const { siteMap } = readAnswerObject(body);
        if (typeof siteMap !== 'string' || siteMap === '') throw new BadBody('siteMap is no text');
        return { siteMap };
      },
    });
  return (await orFailed(load, { siteMap: '' }, api.report))?.siteMap ?? '';
}
