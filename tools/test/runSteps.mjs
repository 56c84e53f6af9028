/**
 * @typedef {import('./formatSummary.mjs').Timing} Timing
 * @typedef {object} NamedStep
 * @property {string} name
 * @property {() => void | Promise<void>} run Throws or rejects when it fails.
 */

/**
 * Runs steps one after the other and times each. The first that fails is the last that runs.
 * @param {NamedStep[]} steps
 * @param {{ print?: (line: string) => void }} [options]
 * @returns {Promise<{ timings: Timing[], error: unknown }>} `error` is what the failed step threw, else `null`.
 */
export async function runSteps(steps, { print = console.log } = {}) {
  /** @type {Timing[]} */
  const timings = [];
  /** @type {unknown} */
  let error = null;
  let failed = false;

  for (const { name, run } of steps) {
    if (failed) {
      timings.push({ name, outcome: 'not run', durationMs: null });
      continue;
    }
    print(`\n── ${name}`);
    const startedAt = performance.now();
    try {
      await run();
    } catch (thrown) {
      failed = true;
      error = thrown;
    }
    timings.push({ name, outcome: failed ? 'failed' : 'ok', durationMs: performance.now() - startedAt });
  }
  return { timings, error };
}
