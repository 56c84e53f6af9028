import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // The pages of the apps are read here too; their tsconfig leaves JSX to Next.
  oxc: { jsx: { runtime: 'automatic' } },
  // Modules are loaded once for each worker. Tests leave nothing behind for the next file.
  test: { isolate: false, include: ['src/**/*.test.ts'], environment: 'node', hookTimeout: 60_000 },
});
