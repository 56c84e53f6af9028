import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ExplainedError } from './ExplainedError.mjs';
import { workspaceRoot } from './workspaceRoot.mjs';

/** Where systems keep a Chromium, the free one first. */
export const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser the tests run in: the one of BROWSER_PATH, else Playwright's own, else the system's.
 * `null` when there is none; throws an `ExplainedError` when BROWSER_PATH names none.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean, playwright?: () => string | null }} [options]
 * @returns {string | null} Absolute path.
 */
export function findBrowser({ env = process.env, exists = existsSync, playwright = playwrightBrowser } = {}) {
  const named = env['BROWSER_PATH'];
  if (named) {
    if (exists(named)) return named;
    throw new ExplainedError(`BROWSER_PATH=${named} is no file: correct it, or leave it out.`);
  }
  const own = playwright();
  return [...(own ? [own] : []), ...systemBrowsers].find((file) => exists(file)) ?? null;
}

/** Where Playwright keeps its own Chromium, downloaded or not. */
function playwrightBrowser() {
  try {
    const require = createRequire(join(workspaceRoot, 'package.json'));
    /** @type {unknown} */
    const playwright = require('playwright-core');
    return /** @type {typeof import('playwright-core')} */ (playwright).chromium.executablePath();
  } catch {
    return null;
  }
}
