import { afterEach, describe, expect, it, vi } from 'vitest';
import { servePages } from '@cancha/site/testing/servePages';
import { answerRobots, robotsText } from './answerRobots';

afterEach(() => vi.unstubAllEnvs());

describe('robots.txt', () => {
  it('opens everything', () => {
    expect(robotsText({ open: true, sitemaps: [] })).toBe('User-agent: *\nAllow: /\n');
  });

  it('closes everything', () => {
    expect(robotsText({ open: false, sitemaps: [] })).toBe('User-agent: *\nDisallow: /\n');
  });

  it('says where the sitemaps are', () => {
    const sitemaps = ['https://copa.example/sitemap.xml', 'https://copa.example/mx/sitemap.xml'];

    expect(robotsText({ open: true, sitemaps })).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://copa.example/sitemap.xml\nSitemap: https://copa.example/mx/sitemap.xml\n',
    );
  });
});

describe('the answer of a site', () => {
  const answer = (site: string) =>
    answerRobots(new Request('http://localhost/robots.txt'), { params: Promise.resolve({ site }) });

  it.each([
    ['', 'Allow: /\nSitemap: https://fca.example/sitemap.xml'],
    ['index', 'Allow: /\nSitemap: https://fca.example/sitemap.xml'],
    ['noindex', 'Disallow: /'],
  ])('in a deployment with ROBOTS=%s is plain text that says "%s"', async (robots, line) => {
    await servePages({});
    vi.stubEnv('ROBOTS', robots);
    const response = await answer('fca');

    expect(await response.text()).toBe(`User-agent: *\n${line}\n`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('is missing for a site that there is not', async () => {
    await servePages({});

    await expect(answer('nadie')).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
  });
});
