import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { gzipSync } from 'node:zlib';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { measureShift } from '@cancha/e2e/measureShift';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin, article, backendOrigin } from './addresses';
import { pastedBody } from './pastedBody';
import { startAppWithArticle, type AppWithArticle } from './startAppWithArticle';
import { words as siteWords } from './words';

const { consent } = siteWords;
const gallery = '/mundial-2026/el-camino-de-espana-en-ocho-ilustraciones-20260720-1402.html';
/** Bytes, compressed: of what is read, and of the document with what the router is told of it. */
const heaviest = { markup: 12_000, document: 14_000 };
const weigh = (html: string) => gzipSync(html, { level: 9 }).length;
const withoutPayload = (html: string) => html.replace(/<script>[\s\S]*?<\/script>/g, '');

const text = (page: Page) => page.locator('main article').first();

const photo = (page: Page, line: string) => page.locator('main figcaption').filter({ hasText: line });

/** Hosts that a page asked anything of. */
function hostsAskedBy(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

/** The newsroom's own words, so that they compress as words do: paragraphs of two articles, up to 600 words. */
async function sixHundredWords(): Promise<string> {
  const bodies = await Promise.all(
    [1113, 1223].map(async (id) => {
      const answer = await fetch(`${backendOrigin}/v1/sites/FCA/news/${id}`);
      return ((await answer.json()) as { body: string }).body;
    }),
  );
  let words = 0;
  return bodies
    .join('\n')
    .split(/(?<=<\/(?:p|ul|ol|table|h2|blockquote)>)/)
    .filter((block) => {
      const fits = words < 600;
      words += block
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
      return fits;
    })
    .join('');
}

test('an article of 600 words weighs no more than it may', async () => {
  const app = await startAppWithArticle({ body: await sixHundredWords() });
  try {
    const { body } = await requestRaw(app.origin, article);
    const [, words = ''] = /<main[^>]*>([\s\S]*?)<\/article>/.exec(body) ?? [];

    expect(words.replace(/<[^>]*>/g, ' ').split(/\s+/).length).toBeGreaterThan(600);
    expect(weigh(withoutPayload(body))).toBeLessThanOrEqual(heaviest.markup);
    expect(weigh(body)).toBeLessThanOrEqual(heaviest.document);
  } finally {
    await app.end();
  }
});

/** Where the blocks around a text lead, a card once: a text itself may name a story again. */
const blockAddresses = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('main [data-text]');
    if (!text) throw new Error('There is no text');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href$=".html"]')];
    const items = new Map(
      links
        .filter((link) => !text.contains(link))
        .map((link) => [link.closest('section article, li') ?? link, link.getAttribute('href')]),
    );
    return [...items.values()];
  });

for (const path of [article, gallery])
  test(`no story stands twice on ${path}`, async ({ page }) => {
    await page.goto(path);
    const addresses = await blockAddresses(page);

    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([]);
    expect(addresses).not.toContain(path);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article reads complete, and is passed on by plain links', async ({ page }) => {
    await page.goto(gallery);

    await expect(text(page)).toContainText('Cobertura: Mundial 2026');
    await expect(text(page).getByRole('link', { name: 'Mesa de Datos' })).toBeVisible();
    await expect(text(page)).toContainText('no perdió ninguno');
    await expect(photo(page, 'España 0-0 Cabo Verde, el estreno.')).toBeVisible();
    await expect(text(page).getByRole('link', { name: 'Ver en YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=pRpeEdMmmQ0',
    );
    await expect(text(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Compartir en WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(appOrigin + gallery)}$`),
    );
    await expect(page.getByRole('link', { name: 'Todo sobre la selección de España' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nuestras firmas' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('campeones-del-mundo');
  });

  test('its gallery is gone through by its links', async ({ page }) => {
    await page.goto(gallery);
    await page.getByRole('navigation', { name: 'Todas las fotos' }).getByRole('link').nth(4).click();

    await expect(photo(page, 'Portugal 0-1 España, octavos de final.')).toBeInViewport();
  });
});

test('a gallery is gone through by the keyboard', async ({ page }) => {
  await page.goto(gallery);
  const reel = page.getByRole('list', { name: 'Galería de fotos' });
  await reel.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(photo(page, 'España 1-0 Argentina, la final.')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByRole('navigation', { name: 'Todas las fotos' }).locator('[aria-current]'),
  ).toHaveCount(1);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(reel).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(photo(page, 'España 0-0 Cabo Verde, el estreno.')).toBeInViewport();
});

test('the address of a story is copied, and said so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  await page.getByRole('button', { name: 'Copiar el enlace' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(appOrigin + article);
});

test('a story is handed to the sheet of the system where there is one, and only there', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Más formas de compartir' });
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
  await page.goto(article);
  await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible();
  await expect(button).toBeHidden();

  await page.addInitScript(() =>
    Object.assign(Navigator.prototype, {
      share: async (data: ShareData) => void (document.title = `shared ${data.url}`),
    }),
  );
  await page.reload();
  await button.click();
  await expect(page).toHaveTitle(`shared ${appOrigin}${article}`);
});

test('on paper there is the story, its picture and its address, and no menu', async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main figure img').first()).toBeVisible();
  await expect(page.getByText(`Enlace de esta nota: ${appOrigin}${article}`)).toBeVisible();
  for (const part of [page.locator('body > header, body > .static > header'), page.getByRole('contentinfo')])
    await expect(part.first()).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test.describe('a text as newsrooms paste them', { tag: '@pictures' }, () => {
  // One app for all of them.
  test.describe.configure({ mode: 'default' });

  let app: AppWithArticle;
  test.beforeAll(async () => {
    app = await startAppWithArticle({ body: pastedBody });
  });
  test.afterAll(() => app.end());

  test('loads nothing of anybody else before it is asked to, and then that alone', async ({ page }) => {
    const asked = hostsAskedBy(page);
    await page.route(/youtube-nocookie\.com|twitter\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>un marco</p>' }),
    );
    await page.goto(app.origin + article);
    await scrollThrough(page);
    await expect(text(page).getByRole('button', { name: /Cargar/ })).toHaveCount(5);
    expect([...asked]).toEqual(['127.0.0.1']);

    await text(page).getByRole('button', { name: 'Cargar el video' }).first().click();
    await expect(page.getByTitle('Video de YouTube')).toBeVisible();
    await expect(page.getByTitle('Video de YouTube')).toBeFocused();
    await expect.poll(() => [...asked]).toEqual(['127.0.0.1', 'www.youtube-nocookie.com']);
    await expect(page.getByRole('link', { name: 'Ver en YouTube' })).toBeVisible();
  });

  test('has what was opened in the receipt, which is downloaded and deleted, on a site that asks for nothing', async ({
    page,
  }) => {
    await page.route(/youtube-nocookie\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>un marco</p>' }),
    );
    await page.goto(`${app.origin}/opciones-de-privacidad`, { waitUntil: 'networkidle' });
    const heading = page.getByRole('heading', { name: consent.receipt });
    await expect(heading).toHaveCount(0);

    await page.goto(app.origin + article);
    await text(page).getByRole('button', { name: 'Cargar el video' }).first().click();
    await expect(page.getByTitle('Video de YouTube')).toBeVisible();
    await page.goto(`${app.origin}/opciones-de-privacidad`);
    const line = page.getByRole('listitem').filter({ hasText: 'www.youtube-nocookie.com: 1 ×' });
    await expect(line).toContainText(consent.opened);
    await expect(line).not.toContainText('..');
    expect(await findBarriers(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: consent.download }).click();
    expect(String(await (await (await download).createReadStream()).toArray())).toContain('"why": "opened"');

    await page.getByRole('button', { name: consent.forget }).click();
    await expect(heading).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cancha.consent'))).not.toContain('youtube');
  });

  test('stays where it is while it is read, and while a post is loaded', async ({ firstVisit: page }) => {
    await page.route(/youtube-nocookie\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<div style="height:2000px">alto</div>' }),
    );
    const expectShift = await measureShift(page);
    await page.goto(app.origin + article);
    await scrollThrough(page);
    await page.waitForTimeout(1_000);
    await expectShift(0.005);

    const end = page.getByText('texto suelto del final');
    const place = () => end.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await text(page).getByRole('button', { name: 'Cargar el video' }).first().click();
    await expect(page.getByTitle('Video de YouTube')).toBeVisible();
    expect(await place()).toBe(before);
  });

  test('shows its pictures, and no hole where one never comes', async ({ page }) => {
    await page.goto(app.origin + article);
    const shown = text(page).getByAltText('Haaland');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);

    const missing = text(page).getByAltText('Una foto que nunca llega');
    await missing.scrollIntoViewIfNeeded();
    const box = await missing.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(740 / 416, 1);
    await expect(text(page).locator('[style*="color"]')).toHaveCount(0);
  });

  test('puts no barrier before anyone, and fits a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(app.origin + article);
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await findBarriers(page), 'in light colours').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findBarriers(page, { rules: colourRules }), 'in dark colours').toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is read whole: every post is a link, every word and picture is there', async ({ page }) => {
      await page.goto(app.origin + article);

      for (const words of [
        'Primer párrafo',
        '¡España, campeona del mundo!',
        'La tercera foto',
        'texto suelto',
      ])
        await expect(text(page).getByText(words)).toBeAttached();
      for (const [name, href] of [
        ['Ver en X', 'https://x.com/FIFAWorldCup/status/1813000000000000000'],
        ['Ver en YouTube', 'https://www.youtube.com/watch?v=pRpeEdMmmQ0'],
        ['Ver en Instagram', 'https://www.instagram.com/reel/C9abcDEF_-1/'],
        ['Ver en TikTok', 'https://www.tiktok.com/@fifa/video/7391234567890123456'],
        ['Ver en Facebook', 'https://www.facebook.com/fifa/posts/123'],
        ['mapas.example', 'https://mapas.example/estadio'],
      ] as const)
        await expect(text(page).getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  });
});
