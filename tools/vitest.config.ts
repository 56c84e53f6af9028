import { defineConfig } from 'vitest/config';

// The first lint of a test file loads the whole configuration and the project graph.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['checks/**', '**/node_modules/**'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
