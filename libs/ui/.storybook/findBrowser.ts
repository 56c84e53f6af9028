import { existsSync } from 'node:fs';

/** The browser of `npm test`, or Debian's; without either, `undefined`: Playwright's own download. */
export function findBrowser(): string | undefined {
  return [process.env['BROWSER_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
}
