import { sites } from '@cancha/brands/sites';
import {
  feedPath,
  manifestPath,
  msnFeedPath,
  sitemapIndexPath,
  sitemapPath,
} from '@cancha/site/files/siteFiles';
import { createRouter } from '@cancha/site/routes/createRouter';
import { describe, expect, it } from 'vitest';
import { siteFileRoutes } from './syndicationRoutes';

const router = createRouter(siteFileRoutes);
const resolve = (prefix: string, path: string) => {
  const target = router({ ...sites.fca, prefix }, path, new URLSearchParams());
  return target.kind === 'page' ? target.path : target.kind;
};

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
    expect(resolve(prefix, path)).toBe(internal);
  });

  it.each(['/sitemap.xml/', '/sitemaps/a/b.xml', '/rss/nada/x.xml', '/rss/topic/.xml', '/msn/videos.xml'])(
    '%s is none of them',
    (path) => {
      expect(resolve(prefix, prefix + path)).toBe('missing');
    },
  );
});

it.each(['/robots.txt', '/ads.txt', '/favicon.ico'])('%s is the host’s, not an edition’s', (path) => {
  expect(resolve('', path)).toBe(path.slice(1).split('.')[0]);
  expect(resolve('/mx', `/mx${path}`)).toBe('missing');
});

it('the word on Global Privacy Control is the host’s as well, at its well-known address alone', () => {
  expect(resolve('', '/.well-known/gpc.json')).toBe('gpc');
  expect(resolve('/mx', '/mx/.well-known/gpc.json')).toBe('missing');
  expect(resolve('', '/gpc.json')).toBe('missing');
});
