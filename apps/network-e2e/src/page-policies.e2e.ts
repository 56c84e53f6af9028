import { scoreAnswer } from '@cancha/e2e/observatory/scoreAnswer';
import { requestRaw, type RawAnswer } from '@cancha/e2e/requestRaw';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { apps, backendOrigin } from './apps';
import { pageKinds } from './pageKinds';
import { policyOf, stoppedScripts } from './policyOf';
import { startWithServices } from './readBeforeChoice';

const overTls = { 'x-forwarded-proto': 'https' };

/** As a browser asks for a page, and as Next asks for its data. */
const askings: readonly Record<string, string>[] = [{}, { rsc: '1' }];

/** The backend of a test speaks without TLS, and no other. */
const asDeployed = ({ headers }: RawAnswer): RawAnswer['headers'] => ({
  ...headers,
  'content-security-policy': String(headers['content-security-policy']).replaceAll(
    backendOrigin,
    backendOrigin.replace('http:', 'https:'),
  ),
});

/** Writes down what the policies of pages stop from now on. */
async function stoppedIn(context: BrowserContext): Promise<string[]> {
  const stopped: string[] = [];
  await context.exposeBinding('tellStopped', (_, what: string) => void stopped.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const told = window as unknown as { tellStopped: (what: string) => void };
      told.tellStopped(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return stopped;
}

/** What only runs once React has taken the page over. */
const untilHydrated = (page: Page) => expect(page.locator('script[type=speculationrules]')).toHaveCount(1);

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site) continue;

  test(`each kind of page of ${name} has at least 120 points of the Observatory`, async () => {
    for (const [kind, path] of Object.entries(await pageKinds(site))) {
      const answer = await requestRaw(site.origin, path, { headers: overTls });
      const scored = { host: new URL(site.origin).host, headers: asDeployed(answer), body: answer.body };
      const { score, outcomes } = scoreAnswer(scored);
      expect(score, `${kind} ${path}: ${outcomes.join(', ')}`).toBeGreaterThanOrEqual(120);
    }
  });

  test(`each kind of page of ${name} lets its own scripts run, and no others`, async () => {
    for (const [kind, path] of Object.entries(await pageKinds(site))) {
      const answer = await requestRaw(site.origin, path);
      expect(stoppedScripts(answer), `${kind} ${path}`).toEqual([]);
      expect(policyOf(answer)['script-src'], path).not.toContain("'unsafe-inline'");
      expect(answer.headers['reporting-endpoints'], path).toBe(`policy="${site.prefix}/api/policy-reports"`);
    }
  });

  test(`no reader of ${name} finds the word that marked the scripts of a kept page`, async () => {
    const { home = '', search = '', missing = '' } = await pageKinds(site);
    for (const path of [home, missing])
      for (const headers of askings) {
        const { body } = await requestRaw(site.origin, path, { headers });
        expect(/nonce\\?":\\?"[\w-]{8}|nonce="/.exec(body)?.[0], path).toBeUndefined();
      }
    const nonces = await Promise.all(
      [1, 2].map(async () =>
        policyOf(await requestRaw(site.origin, search))['script-src']?.find((s) => s.startsWith("'nonce-")),
      ),
    );
    expect(new Set(nonces.filter(Boolean)).size).toBe(2);
  });

  test(`reports of browsers are taken by ${name}`, async ({ request }) => {
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: null };
    const answer = await request.post(`${site.origin}${site.prefix}/api/policy-reports`, {
      headers: { 'content-type': 'application/reports+json' },
      data: JSON.stringify([{ type: 'csp-violation', body }]),
    });

    expect(answer.status()).toBe(204);
  });

  test(`nothing is stopped on any kind of page of ${name}, with every service on, from its first view on`, async ({
    context,
  }) => {
    // Two dozen pages, on a machine that does other things.
    test.slow();
    const stopped = await stoppedIn(context);
    const app = await startWithServices(name);
    try {
      const page = await context.newPage();
      for (const [kind, path] of Object.entries(await pageKinds(site))) {
        // Rendered for this reader, kept, and of one page also kept for too long: made anew meanwhile.
        for (const wait of kind === 'home' ? [0, 0, 2_500, 0] : [0, 0]) {
          await page.waitForTimeout(wait);
          await page.goto(app.origin + path);
          if (kind !== 'amp') await untilHydrated(page);
        }
        expect(stopped, kind).toEqual([]);
      }
    } finally {
      await app.stop();
    }
  });
}

const [firstApp] = apps;
const [firstSite] = firstApp?.sites ?? [];

if (firstApp && firstSite) {
  test('a script that somebody writes into a page does not run, and is told of', async ({ context }) => {
    const stopped = await stoppedIn(context);
    const page = await context.newPage();
    await page.goto(firstSite.origin);
    await untilHydrated(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.isTaken = true';
      document.body.append(script);
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.isTaken = true</script>';
      document.body.append(frame);
      document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.isTaken = true">');
      const file = document.createElement('script');
      file.src = 'https://elsewhere.example/a.js';
      document.body.append(file);
    });

    await expect.poll(() => stopped.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
    expect(stopped.join('\n')).toContain('script-src-elem https://elsewhere.example');
  });

  test('services that a reader allows load from their own hosts, and nothing else does', async ({
    context,
  }) => {
    const stopped = await stoppedIn(context);
    const asked: string[] = [];
    await context.route('http://services.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const app = await startWithServices(firstApp.name);
    try {
      const page = await context.newPage();
      await page.goto(app.origin);
      await page.locator('[data-consent-choice=all]').click();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(stopped).toEqual([]);
      const policy = policyOf(await requestRaw(app.origin, '/'));
      expect(policy['script-src']).toContain('http://services.example');
      expect(policyOf(await requestRaw(firstSite.origin, '/'))['script-src']?.join()).not.toContain(
        'services',
      );
    } finally {
      await app.stop();
    }
  });
}
