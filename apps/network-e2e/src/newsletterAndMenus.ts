import type { Cms } from '@cancha/e2e/startCms';
import { expect, type Page } from '@playwright/test';

type NewsletterWords = Record<
  'field' | 'submit' | 'empty' | 'invalid' | 'failure' | 'success' | 'alreadyRegistered',
  string
>;

/** Below the field, from nothing typed to an address that is kept already. */
export async function signUp(page: Page, cms: Cms, words: NewsletterWords): Promise<void> {
  const field = page.getByRole('textbox', { name: words.field });
  const form = page.locator('form').filter({ has: field });
  const send = async (email: string, outcome: string) => {
    await field.fill(email);
    await form.getByRole('button', { name: words.submit }).click();
    await expect(form.getByRole('status')).toHaveText(outcome);
  };
  const email = `story.${Date.now()}@correo.example.com`;
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  await expect(form.getByRole('status')).toBeEmpty();
  await send('', words.empty);
  // The browser lets it pass, the pattern of the specification does not.
  await send('ana+b@correo.example.com', words.invalid);
  expect(posts).toEqual([]);
  cms.mode = 'cut';
  await send(email, words.failure);
  await expect(field).toHaveValue(email);
  cms.mode = 'take';
  await send(email, words.success);
  await expect(field).toHaveValue('');
  await send(email.toUpperCase(), words.alreadyRegistered);
  await expect(field).not.toHaveValue('');
}

/** The full menu by its checkbox, the editions by their flag. */
export async function openMenus(
  page: Page,
  words: Record<'open' | 'name' | 'editions', string>,
): Promise<void> {
  const toggle = page.getByRole('checkbox', { name: words.open, exact: true });
  const menu = page.getByRole('navigation', { name: words.name, exact: true });
  await toggle.press('Space');
  await expect(menu).toBeVisible();
  await toggle.press('Space');
  await expect(menu).toBeHidden();

  const flag = page.locator('header details summary').first();
  const editions = page.getByRole('navigation', { name: words.editions, exact: true }).first();
  await flag.click();
  await expect(editions).toBeVisible();
  await flag.click();
  await expect(editions).toBeHidden();
}
