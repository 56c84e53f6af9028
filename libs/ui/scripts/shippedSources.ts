import { globSync } from 'node:fs';

/** What is not shipped: stories, what they are told, and tests. */
const unshipped = ['src/stories/**', 'src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}', 'src/**/*.d.ts'];

/** Source files of the package, from the project's root, in an order that does not change by itself. */
export function shippedSources(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: unshipped }).sort();
}
