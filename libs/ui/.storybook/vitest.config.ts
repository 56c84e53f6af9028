import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findHeadlessShell } from './findBrowser.ts';

const configDir = import.meta.dirname;

const executablePath = findHeadlessShell();

/**
 * Every story, rendered and played on a screen of this width, in a language. It starts in this
 * brand and scheme, and is then judged in the looks chosen for it (`checks/chooseLooks.ts`).
 */
const stories = (width: string, brand: string, scheme: 'light' | 'dark'): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir, initialGlobals: { brand, scheme, viewport: { value: width } } })],
  test: {
    name: `storybook-${width}`,
    // Stories leave nothing behind: one page serves them all.
    isolate: false,
    // A page's worth of components in six looks, on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // On a machine that is busy with other tests.
      connectTimeout: 180_000,
      provider: playwright({
        // Colours and sizes are judged as they come to rest.
        contextOptions: { reducedMotion: 'reduce' },
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
  // The narrowest phone: what overflows does so there.
  test: { projects: [stories('w1280', 'fca', 'light'), stories('w320', 'bolavip', 'dark')] },
});
