import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { expect, test } from '@playwright/test';
import { apps } from './apps';
import { readAlternates } from './readAlternates';
import { readDocument } from './readDocument';

/** Pages that are compared: one everybody has, and an article of the site's own. */
async function pathsOf(site: Site): Promise<string[]> {
  const home = await readDocument(site.origin + buildPath(site, 'home', {}));
  const article = /<main[\s\S]*?href="([^"]+\.html)"/.exec(home.body)?.[1];
  return [buildPath(site, 'home', {}), buildPath(site, 'latest', {}), ...(article ? [article] : [])];
}

for (const { name, sites } of apps.filter((app) => app.sites.length > 1)) {
  test(`each page of ${name} that names another as its edition is named by it, with one for everybody else`, async () => {
    test.setTimeout(240_000);
    for (const site of sites) {
      for (const path of await pathsOf(site)) {
        const address = new URL(site.origin + path).href;
        const alternates = readAlternates((await readDocument(address)).body);
        if (alternates.size === 0) continue;

        expect(alternates.get(site.hreflang), address).toBe(address);
        expect(alternates.has('x-default'), address).toBe(true);
        for (const other of new Set(alternates.values())) {
          const answer = await readDocument(other);
          expect(answer.status, other).toBe(200);
          expect(readAlternates(answer.body), `${other}, named by ${address}`).toEqual(alternates);
        }
      }
    }
  });
}
