import { test as base, type Disposable, type Page } from '@playwright/test';

type Visit = {
  /** A page of somebody who was never here: for tests of what comes late, and of time, as a clock that is put on stays. */
  firstVisit: Page;
};

type Tabs = Map<string, Page>;

/**
 * Tests whose readers come to the same tab, one after the other. It keeps what every page loads, as of a reader who has been
 * here before: a page costs the processor less than half of what it costs in a new browser. It keeps nothing that a reader
 * did.
 */
export const test = base.extend<Visit, { tabs: Tabs }>({
  // They are closed with the browser.
  tabs: [async ({ browser: _browser }, use) => use(new Map()), { scope: 'worker' }],
  firstVisit: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  page: async ({ browser, tabs, contextOptions, javaScriptEnabled, timezoneId, viewport }, use) => {
    const kind = JSON.stringify([javaScriptEnabled, timezoneId]);
    const page = tabs.get(kind) ?? (await (await browser.newContext()).newPage());
    tabs.set(kind, page);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ ...asNobodyChose, reducedMotion: contextOptions.reducedMotion ?? null });
    const leave = follow(page);
    await use(page);
    await leave();
  },
  context: ({ page }, use) => use(page.context()),
});

const asNobodyChose = { media: null, colorScheme: null, forcedColors: null };

/** What tests listen to. The runner listens to more. */
const listenedTo = [
  'console',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Writes down what has to be undone after a test. */
function follow(page: Page): () => Promise<void> {
  const origins = new Set<string>();
  page.on(
    'framenavigated',
    (frame) => frame === page.mainFrame() && origins.add(new URL(frame.url()).origin),
  );
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>;
  page.addInitScript = async (...args: unknown[]) => {
    const script = await add(...args);
    scripts.push(script);
    return script;
  };
  return async () => {
    Reflect.deleteProperty(page, 'addInitScript');
    await forget(page, origins, scripts);
  };
}

async function forget(
  page: Page,
  origins: ReadonlySet<string>,
  scripts: readonly Disposable[],
): Promise<void> {
  const context = page.context();
  for (const heard of listenedTo) page.removeAllListeners(heard);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts) await script.dispose();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const origin of origins) await clearStorage(page, origin);
  await context.clearCookies();
  await context.clearPermissions();
  await context.setExtraHTTPHeaders({});
}

async function clearStorage(page: Page, origin: string): Promise<void> {
  if (!origin.startsWith('http')) return;
  // First away from the page, which may keep something as it is left. An app that was stopped is visited no more.
  const isThere = await page.goto(`${origin}/robots.txt`).catch(() => null);
  if (!isThere) return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
