import { existsSync } from 'node:fs';

/** The browser of `npm test` for what needs no more than a page, or Debian's; without any, `undefined`: Playwright's own. */
export function findBrowser(): string | undefined {
  const { HEADLESS_SHELL_PATH, BROWSER_PATH } = process.env;
  return [HEADLESS_SHELL_PATH, BROWSER_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
}
