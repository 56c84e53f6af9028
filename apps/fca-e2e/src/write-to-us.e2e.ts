import { expect, test, type Page } from '@playwright/test';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { backendOrigin } from './addresses';
import { startCms, type Cms } from '@cancha/e2e/startCms';
import { words } from './words';

const { writeToUs: contact } = words;
const token = 'token-of-the-cms';
const path = '/info/contacto';

let cms: Cms;
let app: RunningApp;

// One app and one CMS for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  cms = await startCms(backendOrigin);
  const settings = { CMS_API_URL: cms.url, CMS_API_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1' };
  app = await startApp({ name: 'fca', backend: backendOrigin, settings });
  // Whoever comes while it starts is nobody in particular.
  await fetch(app.origin + path);
});
test.afterAll(async () => {
  await app.stop();
  cms.close();
});
test.beforeEach(async ({ context }, { workerIndex, retry, title }) => {
  cms.mode = 'take';
  cms.sent.length = 0;
  // Each test is another reader.
  const number = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_000, retry);
  const reader = `203.${workerIndex % 250}.${number >> 8}.${number & 255}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': reader });
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page) => page.locator('#contact').getByRole('button');
const alert = (page: Page) => page.locator('#contact').getByRole('alert');

/** Everything that has to be there; another name in each test is another message. */
async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, contact.name).fill(name);
  await field(page, contact.email).fill('Ana+futbol@correo.example.com');
  await field(page, contact.consultation).fill('¿Dónde se ve la final?\nGracias');
}

test('a form that cannot be kept stays, and is kept once when it can, however often it is tapped', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(app.origin + path);
  await fillIn(page, 'Ana');
  for (const mode of ['false', 'cut'] as const) {
    cms.mode = mode;
    await button(page).click();
    await expect(alert(page)).toHaveText(contact.failure);
    await expect(field(page, contact.name)).toHaveValue('Ana');
    await expect(page).toHaveURL(app.origin + path);
  }
  expect(cms.sent).toHaveLength(2);

  cms.mode = 'take slowly';
  await button(page).dblclick();
  await expect(page.getByText(contact.success)).toBeVisible();
  await expect(page).toHaveURL(/\/info\/gracias$/);
  await expect(page.getByText(contact.thankyou)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  expect(cms.sent).toHaveLength(3);
  expect(new Set(cms.sent.map(({ key }) => key)).size).toBe(1);
  expect(cms.sent[2]).toMatchObject({
    url: `/api/forms/submit/contacto-fca?token=${token}`,
    form: { name: 'Ana', email: 'Ana+futbol@correo.example.com' },
  });
  expect(asked.join('\n')).not.toContain(token);
  expect(app.log()).not.toMatch(new RegExp(`${token}|correo\\.example\\.com`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back with what was typed and what is wrong, and leads on when it is right', async ({
    page,
  }) => {
    await page.goto(app.origin + path);
    await field(page, contact.name).fill('Luz <b>');
    await field(page, contact.email).fill('luz@');
    const [returned] = await Promise.all([page.waitForResponse(isPost), button(page).click()]);

    expect(returned.status()).toBe(422);
    expect(returned.headers()['cache-control']).toContain('no-store');
    await expect(page).toHaveURL(app.origin + path);
    await expect(alert(page)).toContainText(contact.check);
    await expect(field(page, contact.name)).toHaveValue('Luz <b>');
    await expect(field(page, contact.email)).toHaveAccessibleDescription(contact.invalidEmail);
    await expect(field(page, contact.email)).toBeFocused();
    expect(cms.sent).toEqual([]);

    cms.mode = 'html';
    await fillIn(page, 'Luz');
    const [failed] = await Promise.all([page.waitForResponse(isPost), button(page).click()]);
    expect(failed.status()).toBe(502);
    await expect(alert(page)).toHaveText(contact.failure);
    // Of the sending that failed: the next try is the same sending.
    await expect(page.locator('#contact input[name="key"]')).toHaveValue(/^\d{4}-\d\d-\d\d$/);

    cms.mode = 'take';
    await button(page).click();
    await expect(page).toHaveURL(/\/info\/gracias$/);
    await expect(page.getByText(contact.thankyou)).toBeVisible();
    expect(cms.sent.at(-1)?.form['consultation']).toMatch(/^¿Dónde se ve la final\?\r?\nGracias$/);
  });

  test('who wants to advertise has a form as well, and the backend keeps it', async ({ page }) => {
    await page.goto('/info/publicidad');
    await field(page, contact.fullName).fill('Ana Mora');
    await field(page, contact.email).fill('ana@correo.example.com');
    await field(page, contact.consultation).fill(`¿Cuánto cuesta? ${Date.now()}`);
    await button(page).click();

    await expect(page).toHaveURL(/\/info\/gracias$/);
  });
});

const isPost = (response: { request(): { method(): string } }) => response.request().method() === 'POST';

test('whatever goes wrong is told as it is, in data and as a page', async ({ request }, {
  workerIndex,
  retry,
}) => {
  const fields = { name: 'Eva', email: 'eva@correo.example.com', consultation: 'Hola' };
  let number = 0;
  const post = async (more: Record<string, string>, headers: Record<string, string> = {}) => {
    const answers = ['text/html', 'application/json'].map(async (accept) => {
      // Another text: one that is under way is not sent twice.
      const form = { ...fields, phone: String((number += 1)), ...more };
      const from = { 'x-forwarded-for': `198.51.${workerIndex % 250}.${retry}`, accept };
      const answer = await request.post(app.origin + path, {
        form,
        headers: { ...from, ...headers },
        maxRedirects: 0,
      });
      return { status: answer.status(), text: await answer.text(), wait: answer.headers()['retry-after'] };
    });
    return Promise.all(answers);
  };

  for (const [mode, status] of [
    ['refuse', 502],
    ['cut', 503],
  ] as const) {
    cms.mode = mode;
    for (const answer of await post({})) {
      expect(answer).toMatchObject({ status, text: expect.stringContaining(contact.failure) });
      expect(answer.text).not.toContain(token);
    }
  }
  cms.mode = 'take';
  cms.sent.length = 0;
  for (const answer of await post({}, { origin: 'https://evil.example' })) expect(answer.status).toBe(403);
  for (const answer of await post({ consultation: 'x'.repeat(1024 * 1024) })) {
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining(contact.tooLarge) });
  }
  expect(cms.sent).toEqual([]);

  await post({});
  await post({});
  for (const answer of await post({})) {
    expect(answer).toMatchObject({ status: 429, text: expect.stringContaining(contact.tooMany) });
    expect(Number(answer.wait)).toBeGreaterThan(300);
  }
});
