import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureProgram } from './ensureProgram.ts';
import { ExplainedError } from './ExplainedError.mjs';

/**
 * Path of the browser for the tests: the one of BROWSER_PATH, else Playwright's own, else Debian's, installed first where
 * that can be done unasked. Throws an `ExplainedError` that says what to install.
 */
export async function ensureBrowser({
  named = process.env['BROWSER_PATH'],
  exists = existsSync,
  ensure = ensureProgram,
} = {}): Promise<string> {
  const own = named || chromium.executablePath();
  if (exists(own)) return own;
  if (named) throw new ExplainedError(`BROWSER_PATH=${named} is no file: correct it, or leave it out.`);
  const debians = '/usr/bin/chromium';
  if (await ensure(debians, ['chromium', 'chromium-headless-shell'])) return debians;
  throw new ExplainedError(
    'No browser for the tests: run npx playwright install --with-deps chromium, or install Chromium and set BROWSER_PATH.',
  );
}
