import { defineConfig } from 'vitest/config';

// An embedded database is opened per test file: give slow machines time for it.
export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    globalSetup: 'src/server/prepareTestDatabase.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
