import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { appServer, originServer } from '@cancha/e2e/appServer';
import { findHeadlessShell } from '@cancha/e2e/findBrowser';
import { withoutPictures } from '@cancha/e2e/withoutPictures';
import { appOrigin, backendOrigin } from './src/addresses';
import { draftKey, previewSecret } from './src/drafts';

/** Emptied by Playwright when a run starts, so each run reads a newsroom of its own. */
const outputDir = path.join(import.meta.dirname, 'test-results');

/** What waits for a slow network, a time-out or a poll that must not come. */
const waiting = [
  'backend-in-trouble.e2e.ts',
  'the-age-of-a-score.e2e.ts',
  'the-browser-looks-ahead.e2e.ts',
  'the-shell-stands-still.e2e.ts',
];

/** One test that asks for every address of the sitemaps, and a row of tests on one app: begun last, they would run on alone. */
const longest = ['what-machines-read.e2e.ts', 'the-shell-without-menus.e2e.ts'];

/** What needs no picture on the page. */
const plain = [
  'another-build-behind-the-edge.e2e.ts',
  'choose-in-a-manager.e2e.ts',
  'choose-what-may-run.e2e.ts',
  'count-what-is-read.e2e.ts',
  'everyone-can-read-it.e2e.ts',
  'fill-in-the-world-cup.e2e.ts',
  'find-a-topic.e2e.ts',
  'follow-a-competition.e2e.ts',
  'follow-a-match.e2e.ts',
  'go-from-page-to-page.e2e.ts',
  'read-on-and-on.e2e.ts',
  'say-something.e2e.ts',
  'see-sports-data.e2e.ts',
  'the-shell-menu.e2e.ts',
  'the-shell-without-javascript.e2e.ts',
  'vote-in-a-poll.e2e.ts',
  'what-was-taken-is-kept.e2e.ts',
  'wrong-addresses.e2e.ts',
];

const launchOptions = { executablePath: findHeadlessShell(), args: ['--no-sandbox', '--disable-gpu'] };
const plainBrowser = {
  launchOptions: { ...launchOptions, args: [...launchOptions.args, withoutPictures] },
};

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir,
  reporter: 'list',
  // Three keep two cores busy. A fourth mostly waits.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A first view of a page draws its pictures.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: appOrigin,
    launchOptions,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'longest', testMatch: longest, use: plainBrowser },
    { name: 'onlookers', testMatch: waiting, workers: 1 },
    { name: 'readers', testIgnore: [...longest, ...waiting, ...plain] },
    { name: 'readers without pictures', testMatch: plain, use: plainBrowser },
  ],
  webServer: [
    originServer({
      origin: backendOrigin,
      outputDir,
      environment: {
        APP_URL_FCA: appOrigin,
        ORIGIN_DATA_DIR: path.join(import.meta.dirname, 'newsroom'),
        ORIGIN_DRAFT_KEY: draftKey,
      },
    }),
    appServer({
      name: 'fca',
      origin: appOrigin,
      backend: backendOrigin,
      environment: { DRAFT_KEY: draftKey, PREVIEW_SECRET: previewSecret },
    }),
  ],
});
