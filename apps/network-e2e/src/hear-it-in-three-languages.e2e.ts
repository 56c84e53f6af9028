import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { parseHtml, textOf } from '@cancha/e2e/crawl/parseHtml';
import { test } from '@cancha/e2e/sameTab';
import type { RunningApp } from '@cancha/e2e/startApp';
import type { Cms } from '@cancha/e2e/startCms';
import { buildPath } from '@cancha/routing/buildPath';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apps, brokenPath } from './apps';
import { openMenus, signUp } from './newsletterAndMenus';
import { firstArticle } from './readDocument';
import { commentsService, nextReader, startHearing, type Hearing } from './startHearing';
import { wordsByLanguage } from './wordsByLanguage';

const languages = apps.some(({ name }) => name === 'bolavip') ? Object.entries(wordsByLanguage) : [];
let hearing: Hearing;
let cms: Cms;
let app: RunningApp;

// One app, which serves all three languages, for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  hearing = await startHearing(test.info().outputPath('rows.json'));
  ({ cms, app } = hearing);
});
test.afterAll(() => hearing.stop());
test.beforeEach(() => {
  cms.mode = 'take';
  cms.sent.length = 0;
});

type Answer = { status: number; path: string; wait: string | undefined; body: string };

for (const [language, words] of languages) {
  const site: Site = sites[words.site];
  const endpoint = (name: string) => `${site.prefix}/api/${name}`;

  test.describe(`in ${language}, without JavaScript`, () => {
    /** A form as a browser posts it; its redirects are followed. */
    const sender = (request: APIRequestContext, reader = nextReader()) => ({
      post: async (to: string, form: Record<string, string>, accept = 'text/html'): Promise<Answer> => {
        const answer = await request.post(app.origin + to, { form, headers: { ...reader, accept } });
        return {
          ...{ status: answer.status(), path: new URL(answer.url()).pathname },
          ...{ wait: answer.headers()['retry-after'], body: await answer.text() },
        };
      },
    });
    const said = ({ status, body }: Pick<Answer, 'status' | 'body'>, selector = 'h1') => [
      status,
      parseHtml(body).querySelectorAll(selector).map(textOf).join(' '),
    ];

    test('a reader hears what came of an address for the newsletter', async ({ request }) => {
      const { newsletter } = words;
      const to = endpoint('newsletter');
      const email = `${language}.${Date.now()}@correo.example.com`;
      const { post } = sender(request);
      expect(said(await post(to, { email: '' }))).toEqual([422, newsletter.empty]);
      expect(said(await post(to, { email: 'ana+b@correo.com' }))).toEqual([422, newsletter.invalid]);
      cms.mode = 'cut';
      expect(said(await post(to, { email }))).toEqual([503, newsletter.failure]);
      cms.mode = 'take';
      const kept = await post(to, { email });
      expect(said(kept)).toEqual([200, newsletter.success]);
      expect(kept.path).toBe(`${to}/success`);
      expect(said(await post(to, { email }))).toEqual([200, newsletter.alreadyRegistered]);

      await Promise.all([1, 2, 3, 4, 5].map(() => post(to, { email: '' }, 'application/json')));
      const refused = await post(to, { email });
      expect(said(refused)).toEqual([429, expect.stringMatching(newsletter.tooMany)]);
      expect(Number(refused.wait)).toBeGreaterThan(300);
    });

    test('a reader hears what came of a vote', async ({ request }) => {
      const { poll } = words;
      const to = endpoint('poll');
      const { post } = sender(request);
      const get = async (path: string) => {
        const answer = await request.get(app.origin + path);
        return { status: answer.status(), body: await answer.text() };
      };
      const answerOf = (question: string, answer = 'lionel-messi') => ({ path: '/', question, answer });
      const [, polls] = said(await get(buildPath(site, 'polls', {})), 'main');
      for (const text of [poll.closed, poll.closedMark]) expect(polls).toContain(text);

      expect(said(await post(to, { path: '/', question: poll.open }))).toEqual([422, poll.failure]);
      expect(said(await post(to, answerOf('?')))).toEqual([503, poll.failure]);
      const voted = await post(to, answerOf(poll.open));
      expect(said(voted)).toEqual([200, poll.voted]);
      expect(voted.path).toBe(`${to}/voted`);
      const [, votes] = said(voted, 'main [role="status"]');
      expect(votes).toMatch(poll.votes);
      const other = await post(to, answerOf(poll.open, 'kylian-mbappe'));
      expect(said(other)).toEqual([200, poll.alreadyVoted]);
      expect(said(await get(`${to}/over?path=/`))).toEqual([200, poll.over]);

      const json = Array.from({ length: 30 }, () => post(to, { path: '/' }, 'application/json'));
      await Promise.all(json);
      const refused = await post(to, answerOf(poll.open));
      expect(said(refused)).toEqual([429, expect.stringMatching(poll.tooMany)]);
      expect(Number(refused.wait)).toBeGreaterThan(300);
    });

    test('a reader hears what came of a message', async ({ request }) => {
      const { contact } = words;
      const to = buildPath(site, 'contact', {});
      const form = { name: 'Ana', email: 'ana@correo.example.com', consultation: `${Date.now()}` };
      const { post } = sender(request);
      const alert = '#contact [role="alert"]';

      const [status, wrong] = said(await post(to, { email: 'ana@' }), alert);
      expect(status).toBe(422);
      for (const text of [contact.check, contact.required, contact.invalidEmail])
        expect(wrong).toContain(text);
      cms.mode = 'false';
      expect(said(await post(to, form), alert)).toEqual([502, contact.failure]);
      cms.mode = 'cut';
      expect(said(await post(to, form), alert)).toEqual([503, contact.failure]);
      const large = { ...form, consultation: 'x'.repeat(200_000) };
      expect(said(await post(to, large), alert)).toEqual([413, contact.tooLarge]);
      cms.mode = 'take';
      const sent = await post(to, form);
      expect(sent.path).toBe(buildPath(site, 'thankYou', {}));
      expect(said(sent, 'main')[1]).toContain(contact.thankYou);

      await Promise.all([1, 2, 3, 4, 5].map(() => post(to, {}, 'application/json')));
      const refused = await post(to, form);
      expect(said(refused, alert)).toEqual([429, expect.stringMatching(contact.tooMany)]);
      expect(Number(refused.wait)).toBeGreaterThan(300);
    });

    test('a page that is missing or broken says so', async ({ request }) => {
      const { problem } = words;
      // The app of the run: its backend fails for this one path.
      const [own] = apps.filter(({ name }) => name === 'bolavip');
      const ask = async (to: string) => {
        const answer = await request.get(`http://127.0.0.1:${own?.port}${site.prefix}${to}`);
        return { status: answer.status(), body: await answer.text() };
      };
      for (const [to, status, title, text] of [
        ['/no-such-page-here', 404, problem.notFoundTitle, problem.notFoundText],
        [brokenPath, 503, problem.serverErrorTitle, problem.serverErrorText],
      ] as const) {
        const answer = await ask(to);
        expect(said(answer)).toEqual([status, title]);
        expect(said(answer, 'main')[1]).toContain(text);
        // In the layout of every other page.
        expect(said(answer, 'footer')[1]).not.toBe('');
      }
    });

    test('each state of a match has its word', async ({ request }) => {
      const { match } = words;
      const played = '2026-07-05';
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      type State = readonly [status: string, more: object, word: string | RegExp];
      // All of a match that was: what is read of its state is changed.
      let some: { id: string } | undefined;
      const ask = async (day: string, states: readonly State[]) => {
        hearing.stats.break((asked) =>
          asked.startsWith('/soccer/matches')
            ? (answer) => {
                some ??= (answer as { matches: { id: string }[] }).matches[0];
                const { id, ...first } = some ?? { id: '' };
                return {
                  matches: states.map(([status, more], at) => ({
                    ...{ ...first, ...more, status, date: `${day}T20:00:00Z` },
                    id: id.slice(0, -1) + String.fromCharCode(97 + at),
                  })),
                };
              }
            : null,
        );
        const answer = await request.get(`${app.origin}${buildPath(site, 'resultsHome', {})}?date=${day}`);
        const [status, text] = said({ status: answer.status(), body: await answer.text() }, 'main');
        expect(status).toBe(200);
        for (const [, , word] of states) expect(text).toMatch(word);
      };
      await ask(played, [
        ['played', {}, match.final],
        ['playing', { length_minutes: 72, period: 2 }, /72’/],
        ['playing', { period: 10 }, match.halfTime],
        ['playing', { period: 5 }, match.shootOut],
        ['fixture', {}, match.noResult],
        ['postponed', {}, match.postponed],
        ['suspended', {}, match.suspended],
        ['cancelled', {}, match.cancelled],
        ['Abandoned', {}, match.noData],
      ]);
      await ask(tomorrow, [
        ['fixture', {}, match.hour],
        ['unplanned', {}, match.toBeDefined],
      ]);
      hearing.stats.heal();
    });
  });

  test.describe(`in ${language}, with JavaScript`, () => {
    test.beforeEach(async ({ context }) => {
      await context.setExtraHTTPHeaders(nextReader());
    });

    test('a story says what its reader does: privacy, comments, newsletter, menus', async ({ page }) => {
      const { consent, comments, newsletter, menu, versions, ad } = words;
      await page.route(...commentsService);
      const home = await (await page.request.get(app.origin + buildPath(site, 'home', {}))).text();
      await page.goto(app.origin + String(firstArticle(home)));
      await expect(page.locator('main').getByText(comments.count).first()).toBeAttached();

      const notice = page.getByRole('region', { name: consent.title });
      await expect(notice).toContainText(consent.notice);
      await expect(notice.getByRole('button', { name: consent.accept, exact: true })).toBeVisible();
      await expect(notice.getByRole('link', { name: consent.settings })).toBeVisible();
      const place = page.locator('main [data-ad-slot]').first().locator('../..');
      await expect(place).toContainText(ad.label);
      await expect(place).toContainText(ad.house);

      const trigger = page.getByRole('banner').getByRole('button', { name: comments.open });
      const tray = page.getByRole('dialog', { name: comments.title });
      await notice.getByRole('button', { name: consent.refuse }).click();
      await expect(notice).toBeHidden();
      await trigger.click();
      await expect(tray).toContainText(comments.refused);
      await tray.getByRole('button', { name: comments.allow }).click();
      await expect(tray).toContainText(`${site.siteCode}-`);
      await page.keyboard.press('Escape');

      await signUp(page, cms, newsletter);
      await beTooMany(page, endpoint('newsletter'));
      const box = page.locator('form').filter({ has: page.getByRole('textbox', { name: newsletter.field }) });
      await box.getByRole('button', { name: newsletter.submit }).click();
      await expect(box.getByRole('status')).toHaveText(newsletter.tooMany);
      await openMenus(page, menu);
      if (versions) {
        await page.getByText(versions.open, { exact: true }).click();
        await expect(page.getByText(versions.close, { exact: true })).toBeVisible();
      }
    });

    test('a poll says what came of a vote, where the page is', async ({ page }) => {
      const { poll } = words;
      await page.goto(app.origin + buildPath(site, 'polls', {}), { waitUntil: 'networkidle' });
      const open = page.getByRole('region', { name: poll.open });
      const button = open.getByRole('button', { name: poll.vote });
      await page.route('**/api/poll', (route) => route.abort());
      await open.getByRole('radio', { name: 'Jude Bellingham' }).check();
      await button.click();
      await expect(open.getByRole('status')).toHaveText(poll.failedHere);
      await page.unroute('**/api/poll');
      await beTooMany(page, endpoint('poll'));
      await button.click();
      await expect(open.getByRole('status')).toHaveText(poll.tooMany);
      await page.context().setExtraHTTPHeaders(nextReader());
      await button.click();
      await expect(open).toContainText(poll.mine);
      await expect(open.getByRole('status')).toHaveText(poll.votes);
    });

    test('a form says what came of it, where the page is', async ({ page }) => {
      const { contact } = words;
      await page.goto(app.origin + buildPath(site, 'contact', {}));
      const form = page.locator('#contact');
      const field = (name: string) => form.getByRole('textbox', { name, exact: true });
      const button = form.getByRole('button', { name: contact.submit });
      await field(contact.email).fill('ana@');
      await button.click();
      const alert = form.getByRole('alert');
      await expect(alert).toContainText(contact.check);
      await expect(field(contact.name)).toBeFocused();
      await expect(field(contact.name)).toHaveAccessibleDescription(contact.required);
      await expect(field(contact.email)).toHaveAccessibleDescription(contact.invalidEmail);
      await expect(field(contact.email)).toHaveValue('ana@');
      expect(cms.sent).toEqual([]);

      await field(contact.name).fill('Ana');
      await field(contact.email).fill('ana@correo.example.com');
      await field(contact.consultation).fill(`${Date.now()}`);
      await beTooMany(page, buildPath(site, 'contact', {}));
      await button.click();
      await expect(alert).toHaveText(contact.tooMany);
      await page.context().setExtraHTTPHeaders(nextReader());
      cms.mode = 'false';
      await button.click();
      await expect(alert).toHaveText(contact.failure);
      cms.mode = 'take';
      await button.click();
      // Led on from there as without JavaScript: see the other form.
      await expect(form.getByRole('status')).toHaveText(contact.success);
    });
  });
}

/** So many forms from where the reader is that one more is refused. */
async function beTooMany(page: Page, to: string): Promise<void> {
  const headers = { accept: 'application/json' };
  // A connection that was kept open may be closed just then.
  const post = () => page.request.post(app.origin + to, { form: { path: '/' }, headers, maxRetries: 2 });
  const answers = await Promise.all(Array.from({ length: 31 }, post));
  expect(answers.map((answer) => answer.status())).toContain(429);
}
