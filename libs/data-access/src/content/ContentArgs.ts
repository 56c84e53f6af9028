import type { ArticleContext } from './mapArticle';

/** Arguments of all content calls. */
export type SiteArgs = { readonly site: string };

/** `page` counts from 1; `size` is 1 to 100. */
export type PageArgs = SiteArgs & { readonly page?: number; readonly size?: number };

export function pageQuery({ page, size }: PageArgs): { page: number | undefined; size: number | undefined } {
  return { page, size };
}

/** The name of a mapping with everything its result depends on. */
export function cacheKeyOf(name: string, { site, tallPictures }: ArticleContext): string {
  return `${name} ${site.toLowerCase()}${tallPictures ? ' tall' : ''}`;
}
