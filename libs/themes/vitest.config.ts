import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Cutting and packing the faces of a theme takes seconds.
  // Modules are loaded once for each worker. Tests leave nothing behind for the next file.
  test: { isolate: false, include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
