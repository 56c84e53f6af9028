import { describe, expect, it } from 'vitest';
import {
  feedPath,
  manifestPath,
  msnFeedPath,
  resolveSiteFile,
  sitemapIndexPath,
  sitemapPath,
} from './siteFiles';

describe.each(['', '/mx'])('the files of an edition under "%s"', (prefix) => {
  const site = { prefix };

  it.each([
    [sitemapIndexPath(site), 'sitemaps/index'],
    [sitemapPath(site, 'news'), 'sitemaps/news'],
    [sitemapPath(site, '2026-07'), 'sitemaps/2026-07'],
    [feedPath(site, { kind: 'site' }), 'feeds/site'],
    [feedPath(site, { kind: 'section', slug: 'apuestas/guias' }), 'feeds/section/apuestas/guias'],
    [feedPath(site, { kind: 'topic', slug: 'copa 2.0' }), 'feeds/topic/copa%202.0'],
    [feedPath(site, { kind: 'author', slug: 'josé' }), 'feeds/author/jos%C3%A9'],
    [msnFeedPath(site, 'slideshows'), 'msn/slideshows'],
    [manifestPath(site), 'manifest'],
  ])('%s lies below it', (path, internal) => {
    expect(path.startsWith(`${prefix}/`)).toBe(true);
    expect(resolveSiteFile(site, path)).toBe(internal);
  });

  it.each(['/sitemap.xml/', '/sitemaps/a/b.xml', '/rss/nada/x.xml', '/rss/topic/.xml', '/msn/videos.xml'])(
    '%s is none of them',
    (path) => {
      expect(resolveSiteFile(site, prefix + path)).toBeNull();
    },
  );
});

it.each(['/robots.txt', '/ads.txt', '/favicon.ico'])('%s is the host’s, not an edition’s', (path) => {
  expect(resolveSiteFile({ prefix: '' }, path)).not.toBeNull();
  expect(resolveSiteFile({ prefix: '/mx' }, `/mx${path}`)).toBe('missing');
  expect(resolveSiteFile({ prefix: '/mx' }, path)).toBeNull();
});
