import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // The tsconfig leaves JSX to Next; here nobody else would turn it into calls.
  oxc: { jsx: { runtime: 'automatic' } },
  // Modules are loaded once for each worker. Tests leave nothing behind for the next file.
  test: { isolate: false, include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
