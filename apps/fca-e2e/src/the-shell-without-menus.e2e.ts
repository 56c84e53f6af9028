import { expect, test } from '@playwright/test';
import { startApp } from '@cancha/e2e/startApp';
import { startFaultyBackend, type Fault } from '@cancha/e2e/startFaultyBackend';
import { backendOrigin } from './addresses';
import { icon, menu } from './menuOf';
import { words } from './words';

const troubles: [what: string, fault: Fault][] = [
  ['refuses them', 'refuse'],
  ['fails', 'error'],
  ['never answers', 'hang'],
  ['answers byte by byte', 'trickle'],
  ['answers somebody else’s page', 'html'],
  ['cuts its answer', 'cut'],
  ['answers rubbish', () => ({ data: 'none' })],
  ['answers rubbish in every set', () => ({ data: [7, null, { name: 'main web-desktop', items: 'none' }] })],
];

for (const [what, fault] of troubles) {
  test(`a reader has the brand’s own menus while the backend of the menus ${what}`, async ({ page }) => {
    const backend = await startFaultyBackend(backendOrigin);
    backend.break((path) => (path.includes('/menu?') ? fault : null));
    const app = await startApp({ name: 'fca', backend: backend.origin });
    try {
      await page.goto(app.origin);

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
    } finally {
      await app.stop();
      await backend.close();
    }
  });
}
