import path from 'node:path';
import { appEnvironment } from '@cancha/e2e/appEnvironment';
import { findBrowser } from '@cancha/e2e/findBrowser';
import { appFolderOf, originFolder, pinnedNode } from '@cancha/e2e/workspacePaths';
import { defineConfig, devices } from '@playwright/test';
import { apps, backendOrigin, backendPort, sitesUnderTest } from './src/apps';

/** Emptied by Playwright when a run starts, so each run reads newsrooms of its own. */
const outputDir = path.join(import.meta.dirname, 'test-results');

const server = { stdout: 'ignore', gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } } as const;

/** `BOLAVIPMX` of each site: where its articles say that they are. */
const siteAddresses = Object.fromEntries(
  sitesUnderTest.map(({ site }) => [`SITE_URL_${site.siteCode}`, site.origin + site.prefix]),
);

export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  outputDir,
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A first view of a page draws its pictures.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'],
    },
    screenshot: 'only-on-failure',
    // Or a page that never comes would be told without its address, as a test that took too long.
    navigationTimeout: 60_000,
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
        ...siteAddresses,
      },
      url: `${backendOrigin}/v1/sites/FCA/news/home`,
      // The first start fills a database; on a busy machine that takes minutes
      timeout: 300_000,
    },
    ...apps.map(({ name, port, environment }) => ({
      ...server,
      name,
      command: `"${pinnedNode}" server.ts`,
      cwd: appFolderOf(name),
      env: {
        ...appEnvironment({ origin: `http://127.0.0.1:${port}`, backend: backendOrigin }),
        ...environment,
      },
      url: `http://127.0.0.1:${port}`,
      timeout: 180_000,
    })),
  ],
});
