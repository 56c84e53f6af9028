import { goBack } from '@cancha/e2e/goBack';
import { openTab, type Tab } from '@cancha/e2e/openTab';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { appOrigin, article } from './addresses';
import { startLiveMatch } from './startLiveMatch';
import { words } from './words';

type Listening = { blockers: string[] };

/** What makes browsers forget a page instead of keeping it for Back. */
const blockers = ['unload', 'beforeunload'];

const kept = { isSame: true, reasons: null };

const pages = [
  '/',
  '/ultimas-noticias',
  '/mundial-2026/espana-campeona-del-mundo-2026-20260719-1017.html',
  '/resultados/futbol',
  '/mundial-2026/calendario',
  '/encuestas',
  '/preferencias',
];

for (const path of pages) {
  test(`nothing keeps the browser from keeping ${path} for Back`, async ({ page }) => {
    await page.addInitScript((names) => {
      const found: string[] = [];
      Object.assign(window, { blockers: found });
      const listen = window.addEventListener.bind(window) as (...args: unknown[]) => void;
      Object.assign(window, {
        addEventListener: (...args: unknown[]) => {
          if (names.includes(String(args[0]))) found.push(String(args[0]));
          listen(...args);
        },
      });
    }, blockers);
    const answer = await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(answer?.headers()['cache-control']).not.toContain('no-store');
    expect(await page.evaluate(() => (window as unknown as Listening).blockers)).toEqual([]);
    expect(await page.evaluate(() => window.onunload ?? window.onbeforeunload)).toBeNull();
  });
}

test('who goes back to a page that was not kept finds what was begun in its form', async ({ page }) => {
  const field = page.getByRole('textbox', { name: words.newsletterField });
  await page.goto(article);
  await page.waitForLoadState('networkidle');
  await field.fill('ana@correo.ex');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(article);
  await page.goBack();

  await page.waitForLoadState('networkidle');
  await expect(field).toHaveValue('ana@correo.ex');
});

// That the front page is found as it was left is asked of every app, in `network-e2e`.
test.describe('who goes back', () => {
  let tab: Tab;
  test.beforeEach(async () => {
    tab = await openTab();
  });
  test.afterEach(() => tab.close());

  test('to an article finds what was begun in its form', async () => {
    const field = 'document.querySelector("input[type=email]")';
    await tab.open(appOrigin + article);
    await tab.evaluate(`${field}.focus()`);
    await tab.send('Input.insertText', { text: 'ana@correo.ex' });
    await tab.press('footer a[href^="/"]');
    await tab.release();
    await expect.poll(() => tab.evaluate('location.pathname')).not.toBe(article);
    await tab.evaluate('void setTimeout(() => history.back())');

    await expect.poll(() => tab.evaluate('location.pathname')).toBe(article);
    expect(await tab.evaluate(`${field}.value`)).toBe('ana@correo.ex');
  });

  test('to the results finds them as they are by then, in the page as it was left', async () => {
    const live = await startLiveMatch();
    try {
      const goals = `document.querySelector('[data-match="${live.match.id}"] [data-part=homeGoals]').textContent`;
      const back = await goBack(tab, {
        address: `${live.app.origin}/resultados/futbol`,
        link: 'footer a[href^="/"]',
        meanwhile: () => live.tell(2, 0, 80),
      });
      expect(back).toEqual(kept);
      await expect.poll(() => tab.evaluate(goals)).toBe('2');
    } finally {
      await live.stop();
    }
  });
});
