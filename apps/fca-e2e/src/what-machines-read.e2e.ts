import { validateAmp } from '@cancha/e2e/validateAmp';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { expect, test } from '@playwright/test';
import { appOrigin, article } from './addresses';
import { startApp } from '@cancha/e2e/startApp';

const ask = (path: string, headers: Record<string, string> = {}) => requestRaw(appOrigin, path, { headers });
const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => loc.replaceAll('&amp;', '&'));
const pathOf = (address: string) => address.slice(appOrigin.length);

async function read(path: string): Promise<string> {
  const answer = await ask(path);
  expect(answer.status, path).toBe(200);
  return answer.body;
}

/** Some of many, from the first to the last. */
const some = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => i % Math.max(1, Math.ceil(all.length / count)) === 0);

test('robots.txt leads to the sitemaps, and each of these is there', async () => {
  const robots = await read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${appOrigin}/sitemap.xml`);
  const sitemaps = locations(await read('/sitemap.xml'));
  expect(sitemaps.length).toBeGreaterThan(6);

  for (const address of sitemaps) {
    const answer = await ask(pathOf(address));
    expect([answer.status, answer.headers['content-type']], address).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
  }
});

test('whatever a sitemap names is there under that very address, may be found, and is called like no other', async () => {
  // Each is made for the first time, with its pictures.
  test.setTimeout(300_000);
  const named = locations(await read('/sitemap.xml'));
  const pages: string[] = [];
  for (const address of named) {
    const found = locations(await read(pathOf(address))).filter((loc) => loc.startsWith(appOrigin));
    pages.push(...some(found, 8));
  }
  const titles = new Map<string, string>();
  for (const address of new Set(pages)) {
    const answer = await ask(pathOf(address) || '/');
    const { title, canonical, robots } = readHead(answer.body);

    expect(answer.status, address).toBe(200);
    expect(new URL(canonical ?? '').href, address).toBe(new URL(address).href);
    expect(robots, address).not.toContain('noindex');
    expect(titles.get(title), `${title}: ${address}`).toBeUndefined();
    titles.set(title, address);
  }
  expect(titles.size).toBeGreaterThan(30);
});

test('a page leads feed readers to its feed, which is the same at the next poll, and is not sent again', async () => {
  const html = await read('/tema/mundial-2026');
  const feeds = Array.from(
    html.matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/g),
    ([, href = '']) => href,
  );
  expect(feeds.sort()).toEqual(['/rss.xml', '/rss/topic/mundial-2026.xml']);

  for (const path of [...feeds, '/msn/articles.xml', '/msn/slideshows.xml']) {
    const first = await ask(path);
    const second = await ask(path);
    const third = await ask(path, { 'if-none-match': String(first.headers['etag']) });

    expect(first.headers['content-type'], path).toBe('application/rss+xml; charset=utf-8');
    expect(first.body.match(/<item>/g)?.length, path).toBeGreaterThan(2);
    expect(second.body, path).toBe(first.body);
    expect([third.status, third.body], path).toEqual([304, '']);
  }
});

test('an article and its AMP page lead to each other, and the AMP page is valid', async () => {
  const html = await read(article);
  const amp = /<link rel="amphtml" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(amp).toBe(`${appOrigin}/amp${article}`);
  const document = await read(pathOf(amp));

  expect(validateAmp(document)).toEqual([]);
  expect(readHead(document).canonical).toBe(appOrigin + article);
});

test('an AMP page of nothing is a 404, and of a list the list', async () => {
  expect((await ask('/amp/mundial-2026/nada-20260705-9.html')).status).toBe(404);
  const list = await ask('/amp/costarica');

  expect([list.status, list.headers['location']]).toEqual([302, '/costarica']);
});

test('an AMP page fits a small phone, and its menu opens without scripts', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  await page.route(/ampproject\.org/, (route) => route.abort());
  await page.goto(`${appOrigin}/amp${article}`);
  await page.locator('summary').click();

  await expect(page.locator('.menu nav a').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.close();
});

test('a phone finds the name, the colours and the icons of the site', async () => {
  const html = await read('/');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const manifest = JSON.parse(await read('/manifest.webmanifest')) as {
    name: string;
    theme_color: string;
    icons: { src: string; type: string }[];
  };

  expect(manifest).toMatchObject({ name: 'Fútbol Centroamérica', lang: 'es', start_url: '/' });
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/i);
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const { src, type } of [...manifest.icons, { src: touch, type: 'image/png' }]) {
    const icon = await ask(src);
    expect([icon.status, icon.headers['content-type']], src).toEqual([200, type]);
  }
  const favicon = await ask('/favicon.ico');
  expect(favicon.status).toBe(302);
  expect((await ask(String(favicon.headers['location']))).status).toBe(200);
});

test('the host says that it abides by Global Privacy Control, and pages are the same with it and without', async () => {
  const answer = await ask('/.well-known/gpc.json');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(JSON.parse(answer.body)).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  const page = '/info/privacidad';
  expect((await ask(page, { 'Sec-GPC': '1' })).body).toBe((await ask(page)).body);
});

test('buyers of ads find a file that says who sells, and under an edition of nobody none', async () => {
  const answer = await ask('/ads.txt');

  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toContain('Fútbol Centroamérica');
});

test('while the backend is down, nobody is told that there is no news', async () => {
  const app = await startApp({ name: 'fca', backend: 'http://127.0.0.1:1' });
  try {
    for (const path of ['/sitemap.xml', '/sitemaps/news.xml', '/sitemaps/images.xml', '/rss.xml']) {
      const answer = await requestRaw(app.origin, path);
      expect([answer.status, answer.headers['retry-after'] !== undefined], path).toEqual([503, true]);
    }
    const amp = await requestRaw(app.origin, `/amp${article}`);
    expect([amp.status, amp.headers['location']]).toEqual([302, article]);
  } finally {
    await app.stop();
  }
});
