import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { appServer, originServer } from '@cancha/e2e/appServer';
import { findHeadlessShell, withoutPictures } from '@cancha/e2e/findBrowser';
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

/** Tests of what pictures do. All others read pages without: pictures are half of what a page costs. */
const ofPictures = /@pictures/;

const executablePath = findHeadlessShell();
const args = ['--no-sandbox', '--disable-gpu'];

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir,
  reporter: 'list',
  // Three keep two cores busy. With a fourth, first views came late.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A first view of a page draws its pictures, and the same machine may be half as fast an hour later.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Tests of motion ask for it. Elsewhere a page that fades into the next is half of what a click costs.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: appOrigin,
    launchOptions: { executablePath, args: [...args, withoutPictures] },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'onlookers', testMatch: waiting, grepInvert: ofPictures, workers: 1 },
    // Most of them wait for a slow network.
    { name: 'with pictures', grep: ofPictures, workers: 1, use: { launchOptions: { executablePath, args } } },
    { name: 'readers', testIgnore: [...longest, ...waiting], grepInvert: ofPictures },
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
