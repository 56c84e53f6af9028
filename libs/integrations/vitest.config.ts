import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// The browser of `npm test`, or Debian's; without either Playwright's own download.
const executablePath = [process.env['BROWSER_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** What runs in a reader's browser is tested in one: `*.browser.test.ts`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['src/**/*.test.ts'], exclude: ['src/**/*.browser.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          globalSetup: ['src/browser/testing/startScriptService.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // On a machine that is busy with other tests.
            connectTimeout: 180_000,
            provider: playwright({
              launchOptions: {
                args: ['--no-sandbox', '--disable-gpu'],
                ...(executablePath ? { executablePath } : {}),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
