import { defineConfig } from 'vitest/config';

// An embedded database is started per test file: give slow machines time for it.
export default defineConfig({
  test: { include: ['{src,scripts}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000, maxWorkers: 2 },
});
