import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} TestTotal
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} broken The names of those that failed.
 */
/**
 * @typedef {object} TestCounter
 * @property {(line: string) => void} read Takes one line of a test runner's output.
 * @property {() => TestTotal} total
 */

/** Vitest sums up in one line: `Tests  1 failed | 12 passed (13)`. */
const vitestSummary = /^\s*Tests\s+(\d+ [a-z ]+(?: \| \d+ [a-z ]+)*) \(\d+\)\s*$/;
/** Playwright takes a line for each outcome: `  12 passed (4.5s)`. */
const playwrightSummary = /^\s+(\d+) (passed|failed|flaky)(?: \(\d[\d.]*(?:ms|s|m|h)\))?\s*$/;
/** Of others it says how many there are, `  3 did not run`, and names some. */
const playwrightOutcome = /^\s+\d+ ([a-z ]+?)(?: \(.*\))?\s*$/;
/** Under such a line it names them: `    src/a.e2e.ts:2:22 › a reader votes ──────`. */
const playwrightName = /^ {4}(\S+\.ts:\d+:\d+ › .+?)[\s─]*$/;
/** `      FAIL  src/a.test.ts > a reader votes`, once for each. */
const vitestName = /^\s*FAIL\s+(.+? > .+?)\s*$/;

/**
 * Counts the tests that really ran from what Vitest and Playwright print. Nx prints the output of a cached
 * run again, so cached tests count too; skipped ones do not.
 * @returns {TestCounter}
 */
export function createTestCounter() {
  let passed = 0;
  let failed = 0;
  /** @type {Set<string>} */
  const broken = new Set();
  /** What Playwright says of those it names next. */
  let outcome = '';
  return {
    read: (coloured) => {
      const line = stripVTControlCharacters(coloured);
      const counts = countsIn(line);
      passed += counts.passed;
      failed += counts.failed;
      outcome = playwrightOutcome.exec(line)?.[1] ?? outcome;
      const name = vitestName.exec(line)?.[1] ?? (outcome === 'failed' && playwrightName.exec(line)?.[1]);
      if (name) broken.add(name);
    },
    total: () => ({ passed, failed, broken: [...broken] }),
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
