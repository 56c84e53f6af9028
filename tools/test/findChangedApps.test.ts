import { expect, it } from 'vitest';
import { areOfSomeApps } from './findChangedApps.mjs';

it.each([
  ['the row of a site', ['libs/brands/src/redgol/brandConfig.ts'], true],
  ['a theme and an app', ['libs/themes/sets/redgol/tokens.ts', 'apps/redgol/src/sites.ts'], true],
  ['a site and what people read', ['libs/brands/src/redgol/site.ts', 'docs/glossary.md'], true],
  ['what people read alone', ['docs/glossary.md', 'apps/redgol/README.md'], false],
  ['nothing', [], false],
  ['a site and a component', ['libs/brands/src/redgol/site.ts', 'libs/ui/src/article/Card/Card.tsx'], false],
  ['the table of sites', ['libs/brands/src/sites.ts'], false],
  ['the backend', ['apps/origin/src/main.ts'], false],
  ['the tests of all apps', ['apps/network-e2e/src/crawl.ts'], false],
])('%s: the apps alone? %s', (_what, files, expected) => {
  expect(areOfSomeApps(files)).toBe(expected);
});
