import { stripVTControlCharacters } from 'node:util';

/** Vitest sums up in one line: `Tests  1 failed | 12 passed (13)`. */
const vitestSummary = /^\s*Tests\s+\d+ [a-z ]+(?: \| \d+ [a-z ]+)* \(\d+\)\s*$/;
/** Playwright takes a line for each outcome: `  12 passed (4.5s)`. A flaky test passed when it was tried again. */
const playwrightSummary = /^\s+\d+ (?:passed|failed|flaky)(?: \(\d[\d.]*(?:ms|s|m|h)\))?\s*$/;
const counts = /(\d+) (passed|failed|flaky)\b/g;
/** Of others it says how many there are, `  3 did not run`, and names some. */
const playwrightOutcome = /^\s+\d+ ([a-z ]+?)(?: \(.*\))?\s*$/;
/** Under such a line it names them, with their project if it has a name: `    [readers] › src/a.e2e.ts:2:22 › a reader votes ──────`. */
const playwrightName = /^ {4}(?:\[[^\]]+\] › )?(\S+\.ts:\d+:\d+ › .+?)[\s─]*$/;
/** `      FAIL  src/a.test.ts > a reader votes`, once for each. */
const vitestName = /^\s*FAIL\s+(.+? > .+?)\s*$/;

/**
 * Counts the tests that really ran from what Vitest and Playwright print, line by line. Nx prints the output of a cached
 * run again, so cached tests count too; skipped ones do not. `broken`: the names of those that failed.
 */
export function createTestCounter() {
  const total = { passed: 0, failed: 0, broken: new Set<string>() };
  /** What Playwright says of those it names next. */
  let outcome = '';
  const read = (coloured: string) => {
    const line = stripVTControlCharacters(coloured);
    if (vitestSummary.test(line) || playwrightSummary.test(line)) {
      for (const [, count, result] of line.matchAll(counts)) {
        total[result === 'failed' ? 'failed' : 'passed'] += Number(count);
      }
    }
    outcome = playwrightOutcome.exec(line)?.[1] ?? outcome;
    const name = vitestName.exec(line)?.[1] ?? (outcome === 'failed' && playwrightName.exec(line)?.[1]);
    if (name) total.broken.add(name);
  };
  return { read, total };
}
