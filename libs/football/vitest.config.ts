import { defineConfig } from 'vitest/config';

/** They start as a process that has asked nobody yet. */
const pages = ['src/{player,referee,results,team,tournament,venue}/*{Page,Pages}.test.ts'];
const parts = ['src/**/*.test.{ts,tsx}'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // The tsconfig leaves JSX to Next; here nobody else would turn it into calls.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'pages', include: pages } },
      // Modules are loaded once for each worker. Tests leave nothing behind for the next file.
      { extends: true, test: { name: 'parts', isolate: false, include: parts, exclude: pages } },
    ],
  },
});
