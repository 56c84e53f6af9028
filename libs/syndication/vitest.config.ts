import { defineConfig } from 'vitest/config';

/** What answers is loaded with a context of theirs, as it is in the tests beside it. */
const hostile = ['src/hostile/*.test.ts'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // The tsconfig leaves JSX to Next; here nobody else would turn it into calls.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'hostile', include: hostile } },
      // Modules are loaded once for each worker. Tests leave nothing behind for the next file.
      {
        extends: true,
        test: { name: 'parts', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: hostile },
      },
    ],
  },
});
