import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { IndexItem, SitemapItemLoose } from 'sitemap';

/** A page of a sitemap. Addresses are absolute. */
export type SitemapPage = SitemapItemLoose;

/** What stands in a sitemap beside addresses. */
export type SitemapWords = 'news' | 'image' | null;

/** A search engine reads no more of one file. */
export const longestSitemap = 50_000;

const empty =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** The XML of a sitemap. One without pages is a document too: nothing was published. */
export async function writeSitemap(pages: readonly SitemapPage[], words: SitemapWords): Promise<string> {
  if (pages.length === 0) return empty;
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: words === 'news', image: words === 'image', video: false, xhtml: false },
  });
  const written = await streamToPromise(Readable.from(pages.slice(0, longestSitemap)).pipe(stream));
  return written.toString('utf8');
}

/** The XML of a list of sitemaps, which has at least one. */
export async function writeSitemapIndex(sitemaps: readonly IndexItem[]): Promise<string> {
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  return (await streamToPromise(Readable.from(sitemaps).pipe(stream))).toString('utf8');
}
