import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Cutting and packing the faces of a theme takes seconds.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
