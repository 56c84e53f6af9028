import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import {
  appEnvironment,
  appFolder,
  appOrigin,
  backendOrigin,
  backendPort,
  originFolder,
  pinnedNode,
} from './src/addresses';
import { findBrowser } from './src/findBrowser';

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
        SITE_URL_FCA: appOrigin,
      },
      url: `${backendOrigin}/v1/sites/FCA/news/home`,
      timeout: 90_000,
    },
    {
      ...server,
      name: 'fca',
      command: `"${pinnedNode}" server.ts`,
      cwd: appFolder,
      env: appEnvironment({ origin: appOrigin, backend: backendOrigin }),
      url: appOrigin,
      timeout: 60_000,
    },
  ],
});
