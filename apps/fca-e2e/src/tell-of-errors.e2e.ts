import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { expect, test } from '@playwright/test';
import { backendOrigin } from './addresses';

/** Sends a script of the page with a mistake at its end. */
const broken = (body: string) => `${body};setTimeout(()=>{throw new TypeError("offside?token=abc12345")})`;

/** An error service that takes everything. */
async function startService(reports: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      reports.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test.describe('where errors are reported', () => {
  // One service and one app for both.
  test.describe.configure({ mode: 'default' });
  const reports: string[] = [];
  let service: Server;
  let app: RunningApp;
  test.beforeAll(async () => {
    service = await startService(reports);
    const { port } = service.address() as AddressInfo;
    app = await startApp({
      name: 'fca',
      backend: backendOrigin,
      settings: { ERROR_REPORTING_DSN: `http://c0ffee@127.0.0.1:${port}/7`, DEPLOYMENT: 'production' },
    });
  });
  test.afterAll(async () => {
    await app.stop();
    service.closeAllConnections();
    service.close();
  });

  test('a script that fails in a browser is told of once, without secrets', async ({ page }) => {
    let isBroken = false;
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      if (isBroken) return route.continue();
      isBroken = true;
      const response = await route.fetch();
      await route.fulfill({ response, body: broken(await response.text()) });
    });
    await page.goto(app.origin);
    await expect.poll(() => reports.length).toBe(1);

    const [report = ''] = reports;
    expect(JSON.parse(report.split('\n')[2] ?? '')).toMatchObject({
      platform: 'javascript',
      tags: { app: 'fca', site: 'fca' },
      request: { url: '/' },
      exception: { values: [{ type: 'TypeError', value: 'offside?token=[redacted]' }] },
    });
    expect(report).not.toContain('abc12345');
    expect(app.log()).toContain('An error in a browser');
    expect(app.log()).not.toContain('abc12345');
    // The page is as it would be.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('another site cannot tell of any', async ({ request }) => {
    const answer = await request.post(`${app.origin}/api/errors`, {
      headers: { origin: 'https://elsewhere.example' },
      data: { name: 'Error', message: 'x', stack: '', path: '/' },
    });
    expect(answer.status()).toBe(403);
  });
});

test('where they are not, a page has no script for it and nobody takes them', async ({ page, request }) => {
  expect(await (await page.goto('/'))?.text()).not.toContain('/api/errors');
  expect((await request.post('/api/errors', { data: {} })).status()).toBe(404);
});
