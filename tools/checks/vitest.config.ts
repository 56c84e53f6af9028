import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // The pages of the apps are read here too; their tsconfig leaves JSX to Next.
  oxc: { jsx: { runtime: 'automatic' } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', hookTimeout: 60_000 },
});
