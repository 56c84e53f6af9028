import { expect, it } from 'vitest';
import { crawlSite, type Answer } from './crawlSite';

const origin = 'http://site.example';
const page = (...links: string[]): Answer => ({
  status: 200,
  location: null,
  body: `<html lang="es"><head><title>x</title></head><body>${links.map((href) => `<a href="${href}">x</a>`).join('')}</body></html>`,
});
const moved = (location: string): Answer => ({ status: 308, location, body: '' });

function crawl(site: Record<string, Answer>, most = 100) {
  const asked: string[] = [];
  const result = crawlSite({
    start: `${origin}/`,
    ask: async (url) => {
      asked.push(url);
      return site[new URL(url).pathname] ?? { status: 404, location: null, body: '' };
    },
    isOwn: (url) => url.origin === origin,
    kindOf: ({ pathname }) => /^\/[a-z]*/.exec(pathname)?.[0] ?? '',
    most,
  });
  return result.then(({ pages, ...rest }) => ({ ...rest, pages, asked }));
}

it('follows every link of the site once, whatever its fragment, and none that leaves it', async () => {
  const { asked } = await crawl({
    '/': page('/a', '/a#top', '/b', 'https://other.example/', 'mailto:x@y.z', '#here'),
    '/a': page('/', '/b'),
    '/b': page(),
  });

  expect(asked).toEqual(['/', '/a', '/b'].map((path) => origin + path));
});

it('gives each kind of page its turn before there are more of one', async () => {
  const { kinds, pages } = await crawl(
    { '/': page('/news/1', '/news/2', '/news/3', '/news/4', '/staff/1', '/info/1') },
    4,
  );

  expect(pages).toHaveLength(4);
  expect([...kinds.keys()]).toEqual(['/', '/news', '/staff', '/info']);
});

it('knows what answered, and what was passed on the way to it', async () => {
  const { pages, foundOn } = await crawl({
    '/': page('/old', '/lost'),
    '/old': moved('/older'),
    '/older': moved('/new'),
    '/new': page(),
  });
  const of = (path: string) => pages.find(({ url }) => url === origin + path);

  expect(of('/old')?.redirects).toEqual([`${origin}/old`, `${origin}/older`]);
  expect(of('/old')?.status).toBe(200);
  expect(of('/lost')?.status).toBe(404);
  expect(foundOn.get(`${origin}/lost`)).toBe(`${origin}/`);
});

it('is not caught in a loop', async () => {
  const { pages } = await crawl({ '/': page('/round'), '/round': moved('/round') });

  expect(pages.map(({ status }) => status)).toEqual([200, 308]);
});
