import { requestRaw } from '@cancha/e2e/requestRaw';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { hasPage } from '@cancha/routing/hasPage';
import { expect, test } from '@playwright/test';
import { apps, backendOrigin } from './apps';

const gallery = '/api/states';

/** States of a match that squads are to find there, whatever else is added. */
const matchStates = [
  ...['scheduled', 'day-only', 'unknown-sides', 'first-half', 'half-time', 'second-half'],
  ...['before-extra-time', 'extra-time-first-half', 'extra-time-break', 'extra-time-second-half'],
  ...['before-the-shoot-out', 'shoot-out', 'finished', 'finished-on-penalties', 'no-line-ups', 'no-result'],
  ...['postponed', 'suspended', 'cancelled', 'awarded', 'unknown-status'],
];

const texts: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => texts[name] ?? whole);

type Listed = {
  id: string;
  status: number;
  address: string | null;
  /** Fields of a form. */
  sends: URLSearchParams | null;
  says: string | null;
};

/** What the gallery lists, as its document has it. */
function readGallery(html: string): Listed[] {
  return Array.from(html.matchAll(/<li data-state="([^"]+)" data-status="(\d+)">(.*?)<\/li>/g), (found) => {
    const [, id = '', status, line = ''] = found;
    const fields = Array.from(line.matchAll(/<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"/g));
    return {
      ...{ id, status: Number(status) },
      address: plain(/(?:href|action)="([^"]+)"/.exec(line)?.[1] ?? '') || null,
      sends: line.includes('<form')
        ? new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
        : null,
      says: /<q[^>]*>(.*?)<\/q>/.exec(line)?.[1] ?? null,
    };
  });
}

type Shown = { status: number; cache: string; body: string };

/** Follows a link, or sends a form as a browser without JavaScript does. */
async function show(origin: string, path: string, sends: URLSearchParams | null): Promise<Shown> {
  const headers = { accept: 'text/html', origin };
  const answer = await fetch(origin + path, { headers, ...(sends ? { method: 'POST', body: sends } : {}) });
  const cache = answer.headers.get('cache-control') ?? '';
  return { status: answer.status, cache, body: plain(await answer.text()) };
}

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site) continue;

  test(`readers of ${name} find no gallery`, async () => {
    for (const path of [gallery, `${gallery}/broken`, `${gallery}/our-mistake`, `${gallery}/content-hang/`]) {
      const { status, body } = await requestRaw(site.origin, site.prefix + path);
      expect([status, body.includes('data-state=')], path).toEqual([404, false]);
    }
  });

  test.describe(`in a preview of ${name}`, () => {
    // One app for all of them.
    test.describe.configure({ mode: 'default' });
    let app: RunningApp;
    let listed: Listed[];
    test.beforeAll(async () => {
      app = await startApp({
        ...{ name, backend: backendOrigin },
        settings: { DEPLOYMENT: 'preview', DRAFTS: 'off' },
      });
      const { status, headers, body } = await requestRaw(app.origin, site.prefix + gallery);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      listed = readGallery(body);
    });
    test.afterAll(() => app.stop());

    test('the gallery has every fault that the backend knows, and every state of a match', async () => {
      const contract = await (await fetch(`${backendOrigin}/openapi.json`)).json();
      const faults = contract.components.schemas.FaultRule.properties.fault.enum as string[];
      const ids = listed.map(({ id }) => id);

      expect(faults.length).toBeGreaterThan(5);
      for (const backend of ['content', 'stats'])
        expect(ids).toEqual(expect.arrayContaining(faults.map((fault) => `${backend}-${fault}`)));
      expect(ids).toEqual(expect.arrayContaining(matchStates.map((state) => `match-${state}`)));
      expect(new Set(ids).size).toBe(ids.length);
      const isThere = ({ id, address }: Listed) => address !== null && id.startsWith('match-');
      if (hasPage(site, 'match')) expect(listed.filter(isThere).length).toBeGreaterThan(20);
    });

    test('each of its links shows what it says', async () => {
      test.setTimeout(240_000);
      for (const { id, status, address, sends, says } of listed) {
        if (address === null) continue;
        const answer = await show(app.origin, address, sends);
        expect.soft(answer.status, `${id} ${address}`).toBe(status);
        expect.soft(answer.cache, id).toMatch(/no-store/);
        if (says !== null) expect.soft(answer.body, `${id} ${address}`).toContain(plain(says));
      }
    });

    test('a page in a state keeps its reader in it', async () => {
      const { body } = await show(app.origin, `${site.prefix}${gallery}/no-menus`, null);
      const links = Array.from(body.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href = '']) => href);
      const outside = links.filter((href) => !href.startsWith(`${site.prefix}${gallery}/no-menus`));

      // The list of editions leads to their front pages, this one's among them.
      const isEdition = (href: string) =>
        sites.length > 1 && sites.some(({ prefix }) => (prefix ? href.startsWith(prefix) : href === '/'));

      expect(links.length).toBeGreaterThan(20);
      expect(outside.filter((href) => !isEdition(href))).toEqual([]);
    });
  });
}
