import { existsSync } from 'node:fs';

const { HEADLESS_SHELL_PATH, BROWSER_PATH } = process.env;

const found = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The browser of `npm test`, or Debian's; without either, `undefined`: Playwright's own download. */
export const findBrowser = (): string | undefined => found([BROWSER_PATH, '/usr/bin/chromium']);

/** The same without what surrounds a page, where there is one: it computes less, and draws letters a little otherwise. */
export const findHeadlessShell = (): string | undefined =>
  found([HEADLESS_SHELL_PATH, BROWSER_PATH, '/usr/bin/chromium-headless-shell']) ?? findBrowser();
