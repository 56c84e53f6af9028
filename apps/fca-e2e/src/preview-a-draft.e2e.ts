import { parseHtml, textOf } from '@cancha/e2e/crawl/parseHtml';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin, backendOrigin } from './addresses';
import { draft, draftKey, draftTitle, previewSecret } from './drafts';
import { signPreviewLink } from './signPreviewLink';
import { startApp } from '@cancha/e2e/startApp';
import { words } from './words';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const linkTo = (path: string, expires = inAnHour(), secret = previewSecret) =>
  signPreviewLink('fca', path, expires, secret);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page) => page.getByRole('complementary', { name: words.preview.mark });

/** Somebody else, in a browser of their own, as often as a page may be kept somewhere. */
async function expectNobodyElse(): Promise<void> {
  for (let i = 0; i < 3; i += 1) {
    const answer = await fetch(appOrigin + draft);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(draftTitle);
  }
  expect(await (await fetch(`${appOrigin}/mundial-2026`)).text()).not.toContain(draftTitle);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an editor reads a draft by a link, leaves, and reads it no more', async ({ page }) => {
      await expectNobodyElse();

      await page.goto(linkTo(draft));
      await expect(page).toHaveURL(appOrigin + draft);
      await expect(heading(page)).toHaveText(draftTitle);
      await expect(mark(page)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectNobodyElse();

      // The mark stays on every other page, and so does the preview.
      await page.goto('/mundial-2026');
      await expect(mark(page)).toBeVisible();
      await page.goto(draft);
      await page.getByRole('button', { name: words.preview.leave }).click();

      await expect(page).toHaveURL(appOrigin + draft);
      await expect(heading(page)).toHaveText(words.notFound.title);
      await expect(mark(page)).toHaveCount(0);
      expect((await page.reload())?.status()).toBe(404);
      await expectNobodyElse();
    });
  });
}

test('what an editor is sent is kept by no cache, a published page included', async ({ request }) => {
  await request.get(linkTo(draft));
  for (const path of [draft, '/mundial-2026', '/']) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers['cache-control'], path).toMatch(/^private,.*no-store/);
    expect.soft(headers['x-robots-tag'], path).toContain('noindex');
  }
  const readers = await fetch(`${appOrigin}/mundial-2026`);
  expect(readers.headers.get('cache-control')).toContain('s-maxage=2');
  expect(await readers.text()).not.toContain(words.preview.mark);
});

test('a link leads to any page of the site, with its query', async ({ page }) => {
  await page.goto(linkTo('/ultimas-noticias?page=2'));

  await expect(page).toHaveURL(`${appOrigin}/ultimas-noticias?page=2`);
  await expect(mark(page)).toBeVisible();
});

test('a preview puts no barrier before anyone, and covers nothing at the end of the page', async ({
  page,
}) => {
  await page.goto(linkTo(draft));
  expect(await findBarriers(page)).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await mark(page).boundingBox();
  expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual((bar?.y ?? NaN) + 1);
});

test.describe('a link that is not to be trusted', () => {
  const past = Math.floor(Date.now() / 1000) - 1;
  const links = {
    'with another path': linkTo(draft).replace('fichaje', 'traspaso'),
    'with another date': linkTo(draft).replace(/expires=\d+/, `expires=${inAnHour() + 9_999}`),
    'that has expired': linkTo(draft, past),
    'signed by somebody else': linkTo(draft, inAnHour(), 'x'.repeat(32)),
    'of another site': signPreviewLink('redgol', draft, inAnHour(), previewSecret),
    'without a signature': `/api/preview?path=${draft}`,
  };
  for (const [name, link] of Object.entries(links)) {
    test(`(${name}) is a 403 with a page that says so, and shows nothing`, async ({ request }) => {
      const answer = await request.get(link);
      const page = parseHtml(await answer.text());

      expect(answer.status()).toBe(403);
      expect(answer.headers()['cache-control']).toContain('no-store');
      expect(page.querySelectorAll('h1').map(textOf)).toEqual([words.preview.refused]);
      expect(page.querySelectorAll('body footer')).toHaveLength(1);
      expect((await request.storageState()).cookies).toEqual([]);
      expect((await request.get(draft)).status()).toBe(404);
    });
  }
});

test.describe('a deployment that is not the public’s', () => {
  test('always shows drafts, and says so; one for pictures does not', async ({ page }) => {
    const settings = { DEPLOYMENT: 'preview', DRAFT_KEY: draftKey };
    const [preview, pictures] = await Promise.all([
      startApp({ name: 'fca', backend: backendOrigin, settings }),
      startApp({ name: 'fca', backend: backendOrigin, settings: { ...settings, DRAFTS: 'off' } }),
    ]);
    try {
      const answer = await page.goto(preview.origin + draft);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      await expect(heading(page)).toHaveText(draftTitle);
      await expect(mark(page)).toBeVisible();
      await expect(mark(page).getByRole('button')).toHaveCount(0);

      expect((await page.goto(pictures.origin + draft))?.status()).toBe(404);
      await expect(mark(page)).toHaveCount(0);
    } finally {
      await Promise.all([preview.stop(), pictures.stop()]);
    }
  });
});
