import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Modules are loaded once for each worker. Tests leave nothing behind for the next file.
  test: { isolate: false, include: ['src/**/*.test.ts'], environment: 'node' },
});
