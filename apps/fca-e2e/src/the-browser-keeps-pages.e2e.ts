import { expect, test } from '@playwright/test';

type Listening = { blockers: string[] };

/** What makes browsers forget a page instead of keeping it for Back. */
const blockers = ['unload', 'beforeunload'];

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
