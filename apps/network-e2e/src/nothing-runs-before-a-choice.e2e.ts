import { writeFileSync } from 'node:fs';
import { startApp } from '@cancha/e2e/startApp';
import { expect, test, type BrowserContext } from '@playwright/test';
import { apps, backendOrigin } from './apps';
import { crawl } from './crawl';
import { everyServiceRow } from './everyServiceRow';

type Reading = {
  addresses: readonly string[];
  /** What our own manager says of itself; `null` where another company's is in its place. */
  state: 'ask' | null;
};

/** Reads pages, three at a time, until what starts with each has started. */
async function readAll(context: BrowserContext, { addresses, state: expected }: Reading): Promise<void> {
  const waiting = [...addresses];
  const read = async () => {
    const page = await context.newPage();
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await page.goto(address, { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const state = await page.locator('html').getAttribute('data-consent');
      expect([address, state]).toEqual([address, expected]);
    }
    await page.close();
  };
  await Promise.all([read(), read(), read()]);
}

/** Hosts that pages ask for anything, besides the site's own and the backend, each with a page that did. */
function strangersOf(context: BrowserContext, own: readonly string[]): Map<string, string> {
  const asked = new Map<string, string>();
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!own.includes(origin)) asked.set(origin, request.frame().url());
  });
  return asked;
}

/** The manager of another company, which never answers. */
const managerOrigin = 'http://manager.example';
const consentManager = { name: 'Manager', script: `${managerOrigin}/manager.js` };

for (const [i, { name, sites }] of apps.entries())
  test(`no page of ${name} asks another host before the reader chooses, with every service on`, async ({
    context,
  }, info) => {
    // The first app is read twice.
    test.setTimeout(i === 0 ? 240_000 : 120_000);
    const start = (rows: object) => {
      const file = info.outputPath('rows.json');
      writeFileSync(file, JSON.stringify({ '*': rows }));
      return startApp({ name, backend: backendOrigin, settings: { SERVICE_ROWS: file } });
    };
    const app = await start(everyServiceRow);
    const asked = strangersOf(context, [app.origin, backendOrigin]);
    let addresses: string[] = [];
    try {
      const { kinds } = await crawl({ ...sites[0]!, origin: app.origin });
      addresses = [...kinds.values()].map(([address]) => address!);
      expect(addresses.length).toBeGreaterThan(15);
      await readAll(context, { addresses, state: 'ask' });
    } finally {
      await app.stop();
    }
    expect([...asked]).toEqual([]);

    // Pages of all apps are of the same files: one app with the manager of another company is enough.
    if (i > 0) return;
    const managed = await start({ ...everyServiceRow, consentManager });
    const moved = addresses.map((address) => address.replace(app.origin, managed.origin));
    const others = strangersOf(context, [managed.origin, backendOrigin]);
    await context.route(`${managerOrigin}/**`, (route) => route.abort());
    try {
      await readAll(context, { addresses: moved, state: null });
    } finally {
      await managed.stop();
    }
    expect([...others.keys()]).toEqual([managerOrigin]);
  });
