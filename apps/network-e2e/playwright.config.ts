import path from 'node:path';
import { appServer, originServer } from '@cancha/e2e/appServer';
import { findHeadlessShell, withoutPictures } from '@cancha/e2e/findBrowser';
import { defineConfig, devices } from '@playwright/test';
import { apps, backendOrigin, brokenRule, sitesUnderTest, withoutFaces } from './src/apps';

/** Emptied by Playwright when a run starts, so each run reads newsrooms of its own. */
const outputDir = path.join(import.meta.dirname, 'test-results');

/** `BOLAVIPMX` of each site: where its articles say that they are. */
const siteAddresses = Object.fromEntries(
  sitesUnderTest.map(({ site }) => [`SITE_URL_${site.siteCode}`, site.origin + site.prefix]),
);

/** Tests of a slow network wait and keep no core busy. They alone need pictures on a page. The name of a project is searched as well: none may say this. */
const onSlowNetwork = /slow network/;

const everyLink = 'follow-every-link.e2e.ts';

/** Tests that compare pictures of pages. */
const ofLooks = '*-looks-as-it-did.e2e.ts';

const executablePath = findHeadlessShell();
const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'];

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir,
  reporter: 'list',
  // Three keep two cores busy: readers wait for a poll, an app of their own. A fourth waits for a slow network.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A first view of a page draws its pictures, and the same machine may be half as fast an hour later.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // A picture of a page is held to what a reader sees at a glance; components are to a shade (`npm run pictures`).
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // A picture nobody has looked at is no reference.
  updateSnapshots: 'none',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // No test here is of motion, and a page that fades into the next is half of what a click costs.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures are half of what a page costs.
    launchOptions: { executablePath, args: [...args, withoutPictures] },
    screenshot: 'only-on-failure',
    // Or a page that never comes would be told without its address, as a test that took too long.
    navigationTimeout: 60_000,
  },
  // The crawl is one chain of tests and takes longest: begun last, it would run on alone.
  projects: [
    { name: 'every link', testMatch: everyLink },
    { name: 'onlookers', grep: onSlowNetwork, workers: 1, use: { launchOptions: { executablePath, args } } },
    {
      name: 'looks',
      testMatch: ofLooks,
      workers: 1,
      fullyParallel: false,
      use: {
        locale: 'es-CR',
        timezoneId: 'America/Costa_Rica',
        launchOptions: {
          executablePath,
          args: [...args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
      },
    },
    { name: 'readers', testIgnore: [everyLink, ofLooks], grepInvert: onSlowNetwork },
  ],
  webServer: [
    originServer({
      origin: backendOrigin,
      outputDir,
      environment: { ...siteAddresses, ORIGIN_FAULT_RULES: brokenRule },
    }),
    ...apps.map(({ name, port, environment }) =>
      appServer({ name, origin: `http://127.0.0.1:${port}`, backend: backendOrigin, environment }),
    ),
    ...withoutFaces.map(({ name, origin }) =>
      appServer({ name, origin, backend: backendOrigin, environment: { FONTCONFIG_FILE: '/nowhere' } }),
    ),
  ],
});
