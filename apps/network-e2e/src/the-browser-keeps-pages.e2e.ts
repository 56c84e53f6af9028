import { goBack } from '@cancha/e2e/goBack';
import { openTab, type Tab } from '@cancha/e2e/openTab';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { expect, test } from '@playwright/test';
import { apps } from './apps';

// One browser for all of them: to start it takes longer than to go there and back.
test.describe.configure({ mode: 'default' });

let tab: Tab;
test.beforeAll(async () => {
  tab = await openTab();
});
test.afterAll(() => tab.close());

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site) continue;
  const ways = [
    { from: 'home' as const, link: 'main a[href$=".html"]' },
    ...(hasPage(site, 'resultsHome') ? [{ from: 'resultsHome' as const, link: 'footer a[href^="/"]' }] : []),
  ];
  for (const { from, link } of ways)
    test(`who goes back to the page ${from} of ${name} finds it as it was left, and no cache is told to forget it`, async () => {
      const address = site.origin + buildPath(site, from, {});
      const answer = await fetch(address);
      expect(answer.headers.get('cache-control')).not.toContain('no-store');

      expect(await goBack(tab, { address, link })).toEqual({ isSame: true, reasons: null });
    });
}
