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

/** Of the same package as Debian's Chromium, and of its version: what renders a page, and nothing around it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const debianPackages = ['chromium', 'chromium-headless-shell'];

/**
 * Path of the browser for the tests, installed first where that can be done unasked.
 * Throws an `ExplainedError` that says what to install.
 */
export async function ensureBrowser({
  find = findBrowser,
  install = () => ensureDebianPackages(debianPackages),
} = {}) {
  const found = find() ?? ((await install()) ? find() : null);
  if (found) return found;
  throw new ExplainedError(
    'No browser for the tests: run npx playwright install --with-deps chromium, or install Chromium, or set BROWSER_PATH.',
  );
}

/**
 * Path of the headless shell that belongs to `browser`, installed first where that can be done unasked. `null` where
 * there is none: the tests then run in the whole browser, and take longer.
 * @param {string} browser
 */
export async function ensureHeadlessShell(
  browser,
  { exists = existsSync, install = () => ensureDebianPackages(debianPackages), print = console.log } = {},
) {
  if (browser !== systemBrowsers[0]) return null;
  try {
    return exists(headlessShell) || ((await install()) && exists(headlessShell)) ? headlessShell : null;
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    print(`${error.message} The tests run in ${browser}.`);
    return null;
  }
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
