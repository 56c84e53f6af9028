import { requestRaw } from '@cancha/e2e/requestRaw';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { expect, test } from '@playwright/test';
import { apps } from './apps';
import { stoppedScripts } from './policyOf';

// Without a browser: `npm run next-canary` asks this of another version of Next, and of a standalone build.

const changed =
  'Next no longer sends who asks first for a page the object that it has handed to `PageCache.set`, so the page comes without ' +
  'its policy: docs/decisions/059 says what leans on that';

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site || !hasPage(site, 'resultsHome')) continue;

  test(`a page of ${name} has the same policy for who asks first and who gets what is kept`, async () => {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(Math.random() * 1_500))).toISOString();
    const path = `${buildPath(site, 'resultsHome', {})}?date=${day.slice(0, 10)}`;
    const first = await requestRaw(site.origin, path);
    const second = await requestRaw(site.origin, path);
    const together = await Promise.all([1, 2, 3].map(async () => requestRaw(site.origin, `${path}&x=1`)));

    expect([first, second].map(({ headers }) => headers['x-nextjs-cache'])).toEqual(['MISS', 'HIT']);
    expect(String(first.headers['content-security-policy']), changed).toMatch(/script-src [^;]*'sha256-/);
    expect(/nonce\\?":\\?"[\w-]{8}|nonce="/.exec(first.body)?.[0], changed).toBeUndefined();
    for (const answer of [first, second, ...together]) {
      expect(answer.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(stoppedScripts(answer)).toEqual([]);
    }
  });
}
