import { defineConfig } from 'vitest/config';

// The first lint of a test file loads the whole configuration and the project graph.
export default defineConfig({
  test: {
    // The linter is loaded once for each worker.
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['checks/**', 'copy-desk/**', '**/node_modules/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
