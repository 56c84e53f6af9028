import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // The tsconfig leaves JSX to Next; here nobody else would turn it into calls.
  oxc: { jsx: { runtime: 'automatic' } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', hookTimeout: 60_000 },
});
