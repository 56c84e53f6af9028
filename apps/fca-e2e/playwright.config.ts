import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { appEnvironment } from '@cancha/e2e/appEnvironment';
import { originFolder, pinnedNode } from '@cancha/e2e/workspacePaths';
import { appFolder, appOrigin, backendOrigin, backendPort } from './src/addresses';
import { draftKey, previewSecret } from './src/drafts';
import { findBrowser } from '@cancha/e2e/findBrowser';

/** Emptied by Playwright when a run starts, so each run reads a newsroom of its own. */
const outputDir = path.join(import.meta.dirname, 'test-results');

const server = { stdout: 'ignore', gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } } as const;

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir,
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A first view of a page draws its pictures.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: appOrigin,
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      ...server,
      name: 'origin',
      command: `"${pinnedNode}" src/main.ts`,
      cwd: originFolder,
      env: {
        ORIGIN_PORT: String(backendPort),
        ORIGIN_CLOCK: 'archive',
        ORIGIN_DATA: path.join(outputDir, 'origin'),
        APP_URL_FCA: appOrigin,
        ORIGIN_DATA_DIR: path.join(import.meta.dirname, 'newsroom'),
        ORIGIN_DRAFT_KEY: draftKey,
      },
      url: `${backendOrigin}/v1/sites/FCA/news/home`,
      // The first start fills a database; on a busy machine that takes minutes
      timeout: 300_000,
    },
    {
      ...server,
      name: 'fca',
      command: `"${pinnedNode}" server.ts`,
      cwd: appFolder,
      env: {
        ...appEnvironment({ origin: appOrigin, backend: backendOrigin }),
        DRAFT_KEY: draftKey,
        PREVIEW_SECRET: previewSecret,
      },
      url: appOrigin,
      timeout: 180_000,
    },
  ],
});
