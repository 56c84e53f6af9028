import { defineConfig } from 'vitest/config';

// The first lint of a test file loads the whole configuration and the project graph.
export default defineConfig({
  test: { include: ['**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
