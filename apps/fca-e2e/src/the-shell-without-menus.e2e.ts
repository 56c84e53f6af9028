import { setTimeout } from 'node:timers/promises';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startFaultyBackend, type Fault, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { backendOrigin } from './addresses';
import { icon, menu } from './menuOf';
import { words } from './words';

/** Each is met on a page that nobody has opened before: it is made in that trouble. */
const troubles: [what: string, fault: Fault, path: string][] = [
  ['refuses them', 'refuse', '/'],
  ['fails', 'error', '/legionarios'],
  ['never answers', 'hang', '/ligas'],
  ['answers byte by byte', 'trickle', '/honduras'],
  ['answers somebody else’s page', 'html', '/guatemala'],
  ['cuts its answer', 'cut', '/elsalvador'],
  ['answers rubbish', () => ({ data: 'none' }), '/panama'],
  // The last, as it is an answer: the app may keep it.
  [
    'answers rubbish in every set',
    () => ({ data: [7, null, { name: 'main web-desktop', items: 'none' }] }),
    '/nicaragua',
  ],
];

/** The app asks no more for two seconds after a failure. */
const leftAloneMs = 2_200;

// One app for all of them. It has never had any menus.
test.describe.configure({ mode: 'default' });

let backend: FaultyBackend;
let app: RunningApp;
test.beforeAll(async () => {
  backend = await startFaultyBackend(backendOrigin);
  backend.break((path) => (path.includes('/menu?') ? 'refuse' : null));
  app = await startApp({ name: 'fca', backend: backend.origin });
});
test.afterAll(async () => {
  await app.stop();
  await backend.close();
});

for (const [what, fault, path] of troubles) {
  test(`a reader has the brand’s own menus while the backend of the menus ${what}`, async ({ page }) => {
    await setTimeout(leftAloneMs);
    let asked = 0;
    backend.break((address) => {
      if (!address.includes('/menu?')) return null;
      asked += 1;
      return fault;
    });
    await page.goto(app.origin + path);
    expect(asked).toBeGreaterThan(0);

    const main = page.getByRole('navigation', { name: words.main, exact: true });
    await expect(main.getByRole('link')).toHaveText([
      'Costa Rica',
      'Honduras',
      'Guatemala',
      'El Salvador',
      'Panamá',
      'Nicaragua',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // What is in a group is in sight on a wide screen.
    await icon(page).click();
    await menu(page).getByRole('link', { name: words.contact, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact);
  });
}
