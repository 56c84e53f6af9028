import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Without either of the two, Playwright's own download. */
const executablePath = [process.env['BROWSER_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Every story once more, as a reader with this scheme on a screen of this width sees it. */
const stories = (scheme: 'light' | 'dark', width: string): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir, initialGlobals: { scheme, viewport: { value: width } } })],
  test: {
    name: `storybook-${scheme}`,
    // Stories leave nothing behind: one page serves them all.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          args: ['--no-sandbox', '--disable-gpu'],
          ...(executablePath ? { executablePath } : {}),
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { tsconfigPaths: true },
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] },
      },
      stories('light', 'w1280'),
      // The narrowest phone: what overflows does so here.
      stories('dark', 'w320'),
    ],
  },
});
