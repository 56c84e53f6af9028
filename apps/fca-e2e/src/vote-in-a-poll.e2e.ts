import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Locator, type Page } from '@playwright/test';
import { appOrigin } from './addresses';

const question = '¿Quién fue la figura del Mundial 2026?';
const asking = '¿Con cuál de los tres tripletes te quedas?';

const poll = (page: Page, name = question) => page.getByRole('region', { name });

/** Whole percentages of the answers. */
async function sharesOf(region: Locator): Promise<number[]> {
  const texts = await region.getByRole('listitem').allInnerTexts();
  return texts.map((text) => Number(/(\d+)\s*%/.exec(text)?.[1]));
}

async function votesOf(region: Locator): Promise<number> {
  const text = (await region.getByRole('status').innerText()).replace(/\D/g, '');
  return Number(text);
}

async function vote(page: Page, answer: string): Promise<void> {
  await poll(page).getByRole('radio', { name: answer }).check();
  await poll(page).getByRole('button', { name: 'Votar' }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader votes once, and sees what the others think', async ({ page }) => {
    await page.goto('/encuestas');
    await expect(page).toHaveTitle('Encuestas | FCA');
    await vote(page, 'Lionel Messi');

    await expect(page).toHaveURL(`${appOrigin}/api/poll/voted?path=%2F`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por votar!');
    const votes = await votesOf(poll(page));
    expect(votes).toBeGreaterThan(0);
    expect((await sharesOf(poll(page))).reduce((sum, share) => sum + share, 0)).toBe(100);

    // The device is known: another answer does not count.
    await page.getByRole('link', { name: 'Ver todas las encuestas' }).click();
    await vote(page, 'Kylian Mbappé');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya habías votado en esta encuesta');
  });

  test('a closed poll shows what came of it, and takes no votes', async ({ page }) => {
    await page.goto('/encuestas');
    const closed = poll(page, '¿Quién será el campeón del mundo?');
    await expect(closed.getByRole('status')).toContainText('Encuesta cerrada');
    await expect(closed.getByRole('radio')).toHaveCount(0);
  });

  test('an article asks its own question', async ({ page }) => {
    await page.goto('/encuestas');
    await page.getByRole('link', { name: `Leer la nota: ${asking}` }).click();
    await expect(page).toHaveURL(/\.html$/);
    await expect(poll(page, asking).getByRole('radio')).toHaveCount(3);
  });
});

test.describe('with JavaScript', () => {
  test('a reader stays on the page, two clicks are one vote, and the device remembers it', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/poll')) calls.push(request.url());
    });
    await page.goto('/encuestas');
    // The script for it has come: it is asked for as soon as a poll is in sight.
    await page.waitForLoadState('networkidle');

    await poll(page).getByRole('radio', { name: 'Jude Bellingham' }).check();
    await poll(page).getByRole('button', { name: 'Votar' }).dblclick();

    await expect(poll(page).getByRole('listitem')).toHaveCount(4);
    await expect(poll(page)).toContainText('(tu voto)');
    await expect(page).toHaveURL(`${appOrigin}/encuestas`);
    expect(calls).toHaveLength(1);
    expect((await sharesOf(poll(page))).reduce((sum, share) => sum + share, 0)).toBe(100);

    await page.reload();
    await expect(poll(page)).toContainText('(tu voto)');
    await expect(poll(page).getByRole('radio')).toHaveCount(0);
  });
});

test('the page that says what came of a vote is not for search engines', async () => {
  const { status, body } = await requestRaw(appOrigin, '/api/poll/voted');
  expect(status).toBe(200);
  expect(readHead(body).robots).toContain('noindex');
  for (const outcome of ['everyone', 'failure', 'tooMany'])
    expect((await requestRaw(appOrigin, `/api/poll/${outcome}`)).status, outcome).toBe(404);
});

test('who asks for the address of a form is led to the form', async () => {
  for (const [path, form] of [
    ['/api/poll', '/encuestas'],
    ['/api/newsletter', '/#boletin'],
  ] as const) {
    const { status, headers } = await requestRaw(appOrigin, path);
    expect([status, headers['location']]).toEqual([307, form]);
  }
});
