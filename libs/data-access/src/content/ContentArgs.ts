import type { ArticleContext } from './mapArticle';

/** Arguments all content calls share: whose articles, and how their pictures are cut. */
export type SiteArgs = ArticleContext;

/** `page` counts from 1; `size` is 1 to 100. */
export type PageArgs = SiteArgs & { readonly page?: number; readonly size?: number };

/** The query of a page of a list. */
export function pageQuery({ page, size }: PageArgs): { page: number | undefined; size: number | undefined } {
  return { page, size };
}

/** Names a mapping together with what its result depends on. */
export function cacheKeyOf(name: string, { site, tallPictures }: SiteArgs): string {
  return `${name} ${site.toLowerCase()}${tallPictures ? ' tall' : ''}`;
}
