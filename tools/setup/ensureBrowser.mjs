import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureDebianPackages } from './ensureDebianPackages.mjs';
import { ExplainedError } from './ExplainedError.mjs';

/** Where systems keep a Chromium, the free one first. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of the browser for the tests, installed first where that can be done unasked.
 * Throws an `ExplainedError` that says what to install.
 */
export async function ensureBrowser({
  find = findBrowser,
  install = () => ensureDebianPackages(['chromium']),
} = {}) {
  const found = find() ?? ((await install()) ? find() : null);
  if (found) return found;
  throw new ExplainedError(
    'No browser for the tests: run npx playwright install --with-deps chromium, or install Chromium, or set BROWSER_PATH.',
  );
}

/**
 * The browser the tests run in: the one of BROWSER_PATH, else Playwright's own, else the system's.
 * `null` when there is none; throws an `ExplainedError` when BROWSER_PATH names none.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean, playwright?: () => string }} [options]
 */
export function findBrowser({ env = process.env, exists = existsSync, playwright = playwrightBrowser } = {}) {
  const named = env['BROWSER_PATH'];
  if (!named) return [playwright(), ...systemBrowsers].find((file) => exists(file)) ?? null;
  if (exists(named)) return named;
  throw new ExplainedError(`BROWSER_PATH=${named} is no file: correct it, or leave it out.`);
}

/** Where Playwright keeps its own Chromium, downloaded or not. It is loaded late: it may have just been installed. */
function playwrightBrowser() {
  /** @type {unknown} */
  const playwright = createRequire(import.meta.url)('playwright-core');
  return /** @type {typeof import('playwright-core')} */ (playwright).chromium.executablePath();
}
