import { defineConfig } from '@playwright/test';
import { findBrowser } from '../findBrowser';

const executablePath = findBrowser();

/**
 * `npm run pictures` compares, `npm run pictures:update` takes what it sees for right. What was expected, what came and
 * where they differ is in `test-results` after a failure.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/sheets/{arg}{ext}',
  // A picture nobody has looked at is no reference.
  updateSnapshots: 'none',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: {
    // Smoothed edges do not count, and of a sheet no more than the pixels of a letter may be another colour.
    toMatchSnapshot: { threshold: 0.03, maxDiffPixels: 20 },
  },
  use: {
    deviceScaleFactor: 1,
    locale: 'es-CR',
    timezoneId: 'America/Costa_Rica',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
