import { globSync } from 'node:fs';

/** Stories, their data, and tests. */
const unshipped = ['src/stories/**', 'src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}', 'src/**/*.d.ts'];

/** Source files of the package, sorted, relative to the project. */
export function shippedSources(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: unshipped }).sort();
}
