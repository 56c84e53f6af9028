import type { Site } from '@cancha/brands/Site';
import type { RawAnswer } from '@cancha/e2e/requestRaw';
import { buildPath } from '@cancha/routing/buildPath';
import { expect, test } from '@playwright/test';
import { apps } from './apps';
import { readAlternates } from './readAlternates';
import { firstArticle, readDocument } from './readDocument';

/** Pages that are compared: one everybody has, and an article of the site's own. */
async function pathsOf(site: Site): Promise<string[]> {
  const home = await readDocument(site.origin + buildPath(site, 'home', {}));
  const article = firstArticle(home.body);
  return [buildPath(site, 'home', {}), buildPath(site, 'latest', {}), ...(article ? [article] : [])];
}

for (const { name, sites } of apps.filter((app) => app.sites.length > 1)) {
  test(`each page of ${name} that names another as its edition is named by it, with one for everybody else`, async () => {
    test.setTimeout(240_000);
    // Each is named by all its editions, and asked for once.
    const documents = new Map<string, Promise<RawAnswer>>();
    const read = (address: string) => {
      const asked = documents.get(address) ?? readDocument(address);
      documents.set(address, asked);
      return asked;
    };
    for (const site of sites) {
      for (const path of await pathsOf(site)) {
        const address = new URL(site.origin + path).href;
        const alternates = readAlternates((await read(address)).body);
        if (alternates.size === 0) continue;

        expect(alternates.get(site.hreflang), address).toBe(address);
        expect(alternates.has('x-default'), address).toBe(true);
        for (const other of new Set(alternates.values())) {
          const answer = await read(other);
          expect(answer.status, other).toBe(200);
          expect(readAlternates(answer.body), `${other}, named by ${address}`).toEqual(alternates);
        }
      }
    }
  });
}
