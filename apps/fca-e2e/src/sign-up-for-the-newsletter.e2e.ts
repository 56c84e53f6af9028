import { expect, test, type Page } from '@playwright/test';
import { startApp } from '@cancha/e2e/startApp';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { words } from './words';

const { newsletter } = words;
const field = (page: Page) => page.getByRole('textbox', { name: newsletter.field });

async function send(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await field(page).locator('xpath=ancestor::form').getByRole('button', { name: newsletter.submit }).click();
}

/** The newsroom of a run is kept over its retries: nobody signs up twice by the same address but to try that. */
const someone = (name: string) => `${name}.${Date.now()}@correo.example.com`;

test('a reader signs up where the page is, and hears what came of it', async ({ page }) => {
  const email = someone('ana');
  await page.goto('/mundial-2026');
  await send(page, email);
  await expect(page.getByText(newsletter.success)).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await send(page, email.toUpperCase());
  await expect(page.getByText(newsletter.alreadyRegistered)).toBeVisible();
  await expect(field(page)).not.toHaveValue('');
  await expect(page).toHaveURL(/\/mundial-2026$/);
});

test('an address that is none, or missing, is said below the field and sent nowhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/');
  await send(page, '');
  await expect(page.getByText(newsletter.empty)).toBeVisible();

  // The browser lets it pass, the pattern of the specification does not.
  await send(page, 'ana+futbol@correo.example.com');
  await expect(page.getByText(newsletter.invalid)).toBeVisible();
  expect(sent).toEqual([]);
});

test('while the backend is away nobody is told that it worked, and the address stays', async ({ page }) => {
  const app = await startApp({ name: 'fca', backend: `http://127.0.0.1:${await takeFreePort()}` });
  try {
    await page.goto(`${app.origin}/api/newsletter/failure`);
    await send(page, 'ana@correo.example.com');
    await expect(page.getByRole('status').filter({ hasText: newsletter.failure })).toBeVisible();
    await expect(field(page)).toHaveValue('ana@correo.example.com');
  } finally {
    await app.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what came of it, and has the field to try again', async ({ page }) => {
    const email = someone('luz');
    await page.goto('/');
    await send(page, email);
    await expect(page.getByRole('heading', { level: 1, name: newsletter.success })).toBeVisible();

    await send(page, email);
    await expect(page.getByRole('heading', { level: 1, name: newsletter.alreadyRegistered })).toBeVisible();

    await send(page, 'ana+futbol@correo.example.com');
    await expect(page.getByRole('heading', { level: 1, name: newsletter.invalid })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});
