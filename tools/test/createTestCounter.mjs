import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} TestCounter
 * @property {(line: string) => void} read Takes one line of a test runner's output.
 * @property {() => { passed: number, failed: number }} total
 */

/** Vitest sums up in one line: `Tests  1 failed | 12 passed (13)`. */
const vitestSummary = /^\s*Tests\s+(\d+ [a-z ]+(?: \| \d+ [a-z ]+)*) \(\d+\)\s*$/;
/** Playwright takes a line for each outcome: `  12 passed (4.5s)`. */
const playwrightSummary = /^\s+(\d+) (passed|failed|flaky)(?: \(\d[\d.]*(?:ms|s|m|h)\))?\s*$/;

/**
 * Counts the tests that really ran from what Vitest and Playwright print. Nx prints the output of a cached
 * run again, so cached tests count too; skipped ones do not.
 * @returns {TestCounter}
 */
export function createTestCounter() {
  let passed = 0;
  let failed = 0;
  return {
    read: (coloured) => {
      const counts = countsIn(stripVTControlCharacters(coloured));
      passed += counts.passed;
      failed += counts.failed;
    },
    total: () => ({ passed, failed }),
  };
}

/** @param {string} line */
function countsIn(line) {
  const vitest = vitestSummary.exec(line)?.[1];
  if (vitest) return { passed: countOf(vitest, 'passed'), failed: countOf(vitest, 'failed') };

  const [, count, outcome] = playwrightSummary.exec(line) ?? [];
  // A flaky test passed when it was tried again.
  const isPass = outcome === 'passed' || outcome === 'flaky';
  return { passed: isPass ? Number(count) : 0, failed: outcome && !isPass ? Number(count) : 0 };
}

/**
 * @param {string} summary
 * @param {string} outcome
 */
function countOf(summary, outcome) {
  return Number(new RegExp(`(\\d+) ${outcome}`).exec(summary)?.[1] ?? 0);
}
