import { parseHtml, textOf } from '@cancha/e2e/crawl/parseHtml';
import { test } from '@cancha/e2e/sameTab';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startCms, type Cms, type CmsMode } from '@cancha/e2e/startCms';
import { startFaultyBackend, type Fault, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { buildPath } from '@cancha/routing/buildPath';
import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { apps, backendOrigin } from './apps';
import { nextReader } from './startHearing';
import { wordsByLanguage } from './wordsByLanguage';

/** The first site that has these forms, and speaks in the words of its language: not in those of Portugal or Argentina. */
const [found] = apps.flatMap((one) =>
  one.sites
    .filter(({ capabilities, forms: { contact } }) => capabilities.newsletter && contact !== undefined)
    .filter(({ catalogue, language, region }) => catalogue === language && region !== 'es-AR')
    .map((site) => ({ app: one, site })),
);
if (!found) throw new Error('There is no app to test.');
const { app, site } = found;
const { newsletter, contact, poll } = wordsByLanguage[site.language];

let cms: Cms;
let votes: FaultyBackend;
let running: RunningApp;

// One app, before a backend that does as it is told, for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  asked = await readPoll(site.siteCode);
  cms = await startCms(backendOrigin);
  votes = await startFaultyBackend(backendOrigin);
  const port = await takeFreePort();
  const settings = {
    ...{ CMS_API_URL: cms.url, NEWSLETTER_API: 'cms', TRUSTED_PROXIES: '127.0.0.1' },
    // An address without a name leads to the app's first site, unless that is elsewhere.
    ...(site.origin === app.sites[0]?.origin
      ? {}
      : { SITE_ORIGIN: 'http://first.example', SITE_ORIGINS: `${site.id}=http://127.0.0.1:${port}` }),
  };
  running = await startApp({ name: app.name, backend: votes.origin, settings, port });
  // Whoever comes while it starts is nobody in particular.
  await fetch(running.origin);
});
test.afterAll(async () => {
  await running.stop();
  await votes.close();
  cms.close();
});
test.beforeEach(() => {
  cms.mode = 'take';
  votes.heal();
});

const email = 'ana@correo.example.com';
const message = () => ({ name: 'Ana', email, consultation: `¿Quién gana? ${Math.random()}` });

type AskedPoll = {
  question: string;
  is_open: boolean;
  options: readonly { optionValue: string; label: string }[];
};

/** The second answer of the site's open poll. */
let asked: { question: string; choice: string; label: string };

async function readPoll(code: string): Promise<typeof asked> {
  const answer = await fetch(`${backendOrigin}/v1/sites/${code}/polls`);
  const { items } = (await answer.json()) as { items: readonly AskedPoll[] };
  const open = items.find((one) => one.is_open);
  const option = open?.options[1];
  if (!open || !option) throw new Error(`${code} has no open poll.`);
  return { question: open.question, choice: option.optionValue, label: option.label };
}

type Form = {
  path: string;
  fields: () => Record<string, string>;
  /** What a reader sees without JavaScript: the failure, and what was typed. */
  failure: string;
  said: string;
  kept: () => string;
};

const forms: Readonly<Record<string, Form>> = {
  newsletter: {
    path: `${site.prefix}/api/newsletter`,
    fields: () => ({ email }),
    ...{ failure: newsletter.failure, said: 'h1', kept: () => `input[name="email"][value="${email}"]` },
  },
  contact: {
    path: buildPath(site, 'contact', {}),
    fields: message,
    failure: contact.failure,
    ...{ said: '#contact [role="alert"]', kept: () => '#contact input[name="name"][value="Ana"]' },
  },
  vote: {
    path: `${site.prefix}/api/poll?marked`,
    fields: () => ({ path: '/', question: asked.question, answer: asked.choice }),
    failure: poll.failure,
    ...{ said: 'h1', kept: () => `input[name="answer"][value="${asked.choice}"][checked]` },
  },
};

/** What stands behind the app, as the two backends of forms name it. The first is of the CMS, the second of votes. */
const behind: Readonly<Record<string, readonly [CmsMode, Fault]>> = {
  'status 500': [500, 'error'],
  'status 429': [429, 'busy'],
  'a refusal': ['refuse', 'refuse'],
  false: ['false', 'false'],
  'the page of another': ['html', 'html'],
  'an answer that ends too soon': ['half', 'cut'],
  'no answer in time': ['hang', 'hang'],
};

test.describe('without JavaScript', () => {
  const post = async (request: APIRequestContext, { path, fields }: Form, reader = nextReader()) => {
    const headers = { ...reader, accept: 'text/html' };
    const answer = await request.post(running.origin + path, { form: fields(), headers });
    return { status: answer.status(), page: parseHtml(await answer.text()) };
  };

  for (const [trouble, [mode, fault]] of Object.entries(behind))
    test(`each form comes back with what failed and what was typed after ${trouble}`, async ({ request }) => {
      cms.mode = mode;
      votes.break((url) => (url.includes('/polls/vote') ? fault : null));
      await Promise.all(
        Object.entries(forms).map(async ([name, form]) => {
          const { status, page } = await post(request, form);
          expect([502, 503], name).toContain(status);
          expect(page.querySelectorAll(form.said).map(textOf), name).toEqual([form.failure]);
          expect(page.querySelectorAll(form.kept()).length, name).toBeGreaterThan(0);
        }),
      );
    });

  test('each form says how many minutes are to wait after too many', async ({ request }) => {
    const tooMany = { newsletter, contact, vote: poll };
    for (const [name, form] of Object.entries(forms)) {
      const reader = nextReader();
      const accept = { ...reader, accept: 'application/json' };
      await Promise.all(
        Array.from({ length: 30 }, () =>
          request.post(running.origin + form.path, { form: { email: '' }, headers: accept }),
        ),
      );
      const { status, page } = await post(request, form, reader);
      expect(status, name).toBe(429);
      const [words = ''] = page.querySelectorAll(form.said).map(textOf);
      expect(words).toMatch(tooMany[name as keyof typeof tooMany].tooMany);
      expect(page.querySelectorAll(form.kept()).length, name).toBeGreaterThan(0);
    }
  });
});

/** What stands between the app and the reader. */
const between: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'status 500': async (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }),
  'status 429 without a time': async (route) => route.fulfill({ status: 429, body: '<h1>Slow down</h1>' }),
  false: async (route) => route.fulfill({ body: 'false', contentType: 'application/json' }),
  'the page of another': async (route) => route.fulfill({ body: '<h1>Log in to this network</h1>' }),
  'an answer that ends too soon': async (route) => route.fulfill({ body: '{"sent":true,"outcome":"succ' }),
  'no network': async (route) => route.abort('internetdisconnected'),
  'a connection that breaks': async (route) => route.abort('connectionreset'),
  'no answer in time': async () => new Promise(() => undefined),
};
const slowDown = async (route: Route) =>
  route.fulfill({ status: 429, headers: { 'retry-after': '125' }, body: '<h1>Slow down</h1>' });

test.describe('with JavaScript', () => {
  type Opened = { press(): Promise<void>; expectSaid(words: string | RegExp): Promise<void> };
  type Script = { failure: string; tooMany: RegExp; open(page: Page): Promise<Opened> };

  const scripts: Readonly<Record<string, Script>> = {
    newsletter: {
      ...newsletter,
      async open(page) {
        await page.goto(running.origin + buildPath(site, 'contact', {}), { waitUntil: 'networkidle' });
        const field = page.getByRole('textbox', { name: newsletter.field });
        const form = page.locator('form').filter({ has: field });
        await field.fill(email);
        return {
          press: async () => form.getByRole('button', { name: newsletter.submit }).click(),
          async expectSaid(words) {
            await expect(form.getByRole('status')).toHaveText(words);
            await expect(field).toHaveValue(email);
            await expect(field).toBeEditable();
          },
        };
      },
    },
    contact: {
      ...contact,
      async open(page) {
        await page.goto(running.origin + buildPath(site, 'contact', {}), { waitUntil: 'networkidle' });
        const form = page.locator('#contact');
        const field = (name: string) => form.getByRole('textbox', { name, exact: true });
        await field(contact.name).fill('Ana');
        await field(contact.email).fill(email);
        await field(contact.consultation).fill(message().consultation);
        return {
          press: async () => form.getByRole('button', { name: contact.submit }).click(),
          async expectSaid(words) {
            await expect(form.getByRole('alert')).toHaveText(words);
            await expect(form.locator('[role="alert"] > [tabindex="-1"]')).toBeFocused();
            await expect(field(contact.name)).toHaveValue('Ana');
          },
        };
      },
    },
    vote: {
      failure: poll.failedHere,
      tooMany: poll.tooMany,
      async open(page) {
        await page.goto(running.origin + buildPath(site, 'polls', {}), { waitUntil: 'networkidle' });
        const region = page.getByRole('region', { name: asked.question });
        const answer = region.getByRole('radio', { name: asked.label });
        await answer.check();
        return {
          press: async () => region.getByRole('button', { name: poll.vote }).click(),
          async expectSaid(words) {
            await expect(region.getByRole('status')).toHaveText(words);
            await expect(answer).toBeChecked();
          },
        };
      },
    },
  };

  for (const [name, script] of Object.entries(scripts))
    test(`the ${name} says on its page what failed, keeps what was typed and may be sent again`, async ({
      firstVisit: page,
    }) => {
      let answer: (route: Route) => Promise<void> = slowDown;
      await page.clock.install();
      const form = await script.open(page);
      await page.route('**', async (route) =>
        route.request().method() === 'POST' ? answer(route) : route.continue(),
      );
      for (const [trouble, fault] of Object.entries(between)) {
        await test.step(trouble, async () => {
          answer = slowDown;
          await form.press();
          await form.expectSaid(script.tooMany);
          answer = fault;
          await form.press();
          if (trouble === 'no answer in time') await page.clock.fastForward(31_000);
          await form.expectSaid(script.failure);
        });
      }
    });
});
