import { writeFile } from 'node:fs/promises';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { expect, test, type BrowserContext } from '@playwright/test';
import { backendOrigin } from './apps';
import { everyServiceRow } from './everyServiceRow';

/** An app with every service on. */
export async function startWithServices(name: string, more: object = {}): Promise<RunningApp> {
  const rows = test.info().outputPath('rows.json');
  await writeFile(rows, JSON.stringify({ '*': { ...everyServiceRow, ...more } }));
  return startApp({ name, backend: backendOrigin, settings: { SERVICE_ROWS: rows } });
}

type Reading = {
  addresses: readonly string[];
  /** What our own manager says of itself; `null` where another company's is in its place. */
  state: 'ask' | null;
};

/**
 * Reads pages, three at a time, until what starts with each has started. Hosts that they ask for anything, besides their own
 * and the backend, each with a page that did.
 */
export async function readBeforeChoice(
  context: BrowserContext,
  { addresses, state: expected }: Reading,
): Promise<Map<string, string>> {
  const own = new Set([backendOrigin, ...addresses.map((address) => new URL(address).origin)]);
  const strangers = new Map<string, string>();
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!own.has(origin)) strangers.set(origin, request.frame().url());
  });
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
  return strangers;
}

const fetching =
  /\brel="[^"]*\b(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch|prefetch|icon|manifest)\b/;

/** Addresses on other hosts of which a document by itself has a browser ask something. */
export function strangersIn(html: string, address: string): string[] {
  const own = new Set([backendOrigin, new URL(address).origin]);
  const parts = html.match(/<(?:script|img|iframe|source|video|audio|embed|link)\b[^>]*>/g) ?? [];
  return parts
    .filter((part) => !part.startsWith('<link') || fetching.test(part))
    .flatMap((part) =>
      Array.from(part.matchAll(/\b(?:src|href)="((?:https?:)?\/\/[^"]+)"/g), ([, to = '']) => to),
    )
    .filter((to) => !own.has(new URL(to, address).origin));
}
