import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { appServer, originServer } from '@cancha/e2e/appServer';
import { findHeadlessShell } from '@cancha/e2e/findBrowser';
import { appOrigin, backendOrigin } from './src/addresses';
import { draftKey, previewSecret } from './src/drafts';

/** Emptied by Playwright when a run starts, so each run reads a newsroom of its own. */
const outputDir = path.join(import.meta.dirname, 'test-results');

const sitemaps = 'what-machines-read.e2e.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir,
  reporter: 'list',
  // Three keep two cores busy: readers wait for a slow network, a poll, an app of their own.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A first view of a page draws its pictures.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: appOrigin,
    launchOptions: { executablePath: findHeadlessShell(), args: ['--no-sandbox', '--disable-gpu'] },
    screenshot: 'only-on-failure',
  },
  // One test asks for every address of the sitemaps: begun last, it would run on alone.
  projects: [
    { name: 'machines', testMatch: sitemaps },
    { name: 'readers', testIgnore: sitemaps },
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
