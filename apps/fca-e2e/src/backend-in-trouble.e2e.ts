import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { backendOrigin } from './addresses';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw, type RawAnswer } from '@cancha/e2e/requestRaw';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import {
  startFaultyBackend,
  type ChooseFault,
  type Fault,
  type FaultyBackend,
} from '@cancha/e2e/startFaultyBackend';
import { icon } from './menuOf';
import { words } from './words';

/** Pages and answers are fresh for two seconds; after that the app asks its backend again. */
const staleMs = 2_200;
const patienceMs = 3_000;
/** The content API may take ten seconds: nobody waits for that. */
const timeOutMs = 10_000;

const everything =
  (fault: Fault): ChooseFault =>
  () =>
    fault;

type Trouble = {
  backend: FaultyBackend;
  app: RunningApp;
  read(path: string): Promise<RawAnswer>;
  end(): Promise<void>;
};

/** The app before a backend that can fail, or that fails from the first moment. */
async function startTrouble(fault: ChooseFault = () => null): Promise<Trouble> {
  const backend = await startFaultyBackend(backendOrigin);
  backend.break(fault);
  const app = await startApp({ name: 'fca', backend: backend.origin });
  return {
    backend,
    app,
    read: (path) => requestRaw(app.origin, path),
    end: async () => {
      await app.stop();
      await backend.close();
    },
  };
}

function expectServerError({ status, headers, body }: RawAnswer): void {
  const { title, robots } = readHead(body);
  const [, main = ''] = body.split('<main');
  expect.soft(status).toBe(503);
  expect.soft(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect.soft(String(headers['cache-control'])).toMatch(/no-store|no-cache|private/);
  expect.soft(String(headers['cache-control'])).not.toContain('s-maxage');
  expect.soft(title).toContain(words.serverError.title);
  expect.soft(robots).toContain('noindex');
  expect.soft(main).toMatch(new RegExp(`<h1[^>]*>${words.serverError.title}</h1>`));
  expect.soft(main).toContain(words.serverError.text);
  expect.soft(main).toMatch(new RegExp(`<a href="/"[^>]*>${words.homepage}</a>`));
}

const cardCount = (body: string) => (body.split('<main')[1] ?? '').split('<article').length - 1;

test.describe('a backend that fails after the app has known it', () => {
  test.describe.configure({ mode: 'default' });

  let trouble: Trouble;
  test.beforeAll(async () => {
    trouble = await startTrouble();
    for (const path of ['/', '/mundial-2026']) expect((await trouble.read(path)).status).toBe(200);
  });
  test.afterEach(() => trouble.backend.heal());
  test.afterAll(() => trouble.end());

  for (const [what, fault] of [
    ['hangs', 'hang'],
    ['sends its answer byte by byte', 'trickle'],
    ['answers 500', 'error'],
    ['answers somebody else’s page', 'html'],
    ['cuts its answers', 'cut'],
    ['answers with nothing that was agreed', () => ({ items: 'none', data: [7] })],
  ] satisfies [string, Fault][]) {
    test(`a page read before is there while the backend ${what}`, async () => {
      await delay(staleMs);
      trouble.backend.break(everything(fault));

      for (const path of ['/mundial-2026', '/', '/mundial-2026']) {
        const { status, body, ms } = await trouble.read(path);
        expect(status).toBe(200);
        expect(cardCount(body)).toBeGreaterThan(10);
        expect(ms).toBeLessThan(patienceMs);
      }
    });
  }

  test('a page read before is there while nobody listens, also when it is made anew, and after', async () => {
    await trouble.backend.disappear();
    for (let reading = 0; reading < 3; reading++) {
      await delay(staleMs);
      const { status, body } = await trouble.read('/mundial-2026');
      expect(status).toBe(200);
      expect(cardCount(body)).toBeGreaterThan(10);
    }

    await trouble.backend.comeBack();
    expect((await trouble.read('/legionarios')).status).toBe(200);
  });

  test('a page never read before says that the server is in trouble, is logged without secrets, and comes when that is over', async () => {
    trouble.backend.break(everything('error'));
    expectServerError(await trouble.read('/honduras?token=hunter2'));

    trouble.backend.heal();
    const lines = trouble.app.log().split('\n');
    const line = JSON.parse(lines.findLast((one) => one.includes('"broken-page"')) ?? '{}') as object;
    expect(line).toMatchObject({
      level: 'error',
      site: 'fca',
      path: '/honduras?token=[redacted]',
      status: 503,
    });
    expect(lines.join('\n')).not.toContain('hunter2');
    // A backend that failed is left alone for two seconds.
    await expect.poll(async () => (await trouble.read('/honduras')).status, { timeout: 6_000 }).toBe(200);
    const { body } = await trouble.read('/honduras');
    expect(body).not.toContain(words.serverError.title);
  });

  for (const [what, fault, path] of [
    ['answers somebody else’s page', 'html', '/guatemala'],
    ['cuts its answers', 'cut', '/elsalvador'],
  ] satisfies [string, Fault, string][]) {
    test(`a page never read before says so while the backend ${what}`, async () => {
      trouble.backend.break(everything(fault));

      expectServerError(await trouble.read(path));
    });
  }

  test('a page never read before says so within the time-out while the backend hangs or trickles', async () => {
    trouble.backend.break((path) =>
      path.includes('panama') ? 'hang' : path.includes('nicaragua') ? 'trickle' : null,
    );

    const answers = await Promise.all([trouble.read('/panama'), trouble.read('/nicaragua')]);

    for (const answer of answers) {
      expectServerError(answer);
      expect(answer.ms).toBeLessThan(timeOutMs);
      // The call goes on, and the page asks for itself again.
      expect(answer.headers['refresh']).toBe('10');
    }
  });

  test('an item nobody can read costs only itself', async () => {
    const spoil = (answer: unknown) => {
      const { items, ...rest } = answer as { items: Record<string, unknown>[] };
      const bad = [null, 'text', { ...items[2], id: {}, title: 7, link: [], url: false }];
      return { ...rest, items: [...bad, ...items.slice(bad.length)] };
    };
    trouble.backend.break((path) => (path.includes('/section/costarica') ? spoil : null));

    const { status, body } = await trouble.read('/costarica');

    const whole = await fetch(`${backendOrigin}/v1/sites/FCA/news/section/costarica?size=21`);
    const { items } = (await whole.json()) as { items: unknown[] };
    expect(status).toBe(200);
    expect(items.length).toBeGreaterThan(3);
    expect(cardCount(body)).toBe(items.length - 3);
  });
});

test('with menus that fail and matches that hang, the front page comes with its own menus and without the strip', async ({
  page,
}) => {
  const trouble = await startTrouble((path) =>
    path.includes('/menu') ? 'error' : path.startsWith('/soccer/matches') ? 'hang' : null,
  );
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  try {
    await page.goto(trouble.app.origin);
    await page.waitForLoadState('networkidle');

    // A part that is empty, as the strip is here, is no reason to load the page again.
    expect(documents).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.locator('main article').count()).toBeGreaterThan(20);
    await expect(page.getByRole('region', { name: words.matches, exact: true })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: words.main }).getByRole('link')).not.toHaveCount(0);
    await icon(page).click();
    await page
      .getByRole('navigation', { name: words.menu })
      .getByRole('link', { name: words.contact })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.contact);
  } finally {
    await trouble.end();
  }
});

test('an app that never had an answer says within the time-out that its backend is silent', async () => {
  const trouble = await startTrouble(everything('error'));
  try {
    // A new process loads the modules of a page for its first answer, which takes seconds on a busy machine.
    expectServerError(await trouble.read('/'));
    trouble.backend.break(everything('hang'));
    await delay(staleMs);
    const answer = await trouble.read('/');

    expectServerError(answer);
    expect(answer.ms).toBeLessThan(timeOutMs);
  } finally {
    await trouble.end();
  }
});
