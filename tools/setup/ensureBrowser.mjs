import { ensureDebianPackages } from './ensureDebianPackages.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { findBrowser } from './findBrowser.mjs';

/**
 * Path of the browser for the tests, installed first where that can be done unasked.
 * Throws an `ExplainedError` that says what to install.
 * @param {{ find?: () => string | null, install?: () => Promise<boolean> }} [options]
 * @returns {Promise<string>}
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
