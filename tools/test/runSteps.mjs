/**
 * @typedef {import('./formatSummary.mjs').Timing} Timing
 * @typedef {object} NamedStep
 * @property {string} name
 * @property {boolean} [isBeside] Runs beside the steps after it, one such step after the other.
 * @property {() => void | Promise<void>} run Throws or rejects when it fails.
 */

/**
 * Runs steps one after the other and times each. After the first that fails no other is started.
 * @param {NamedStep[]} steps
 * @param {{ print?: (line: string) => void }} [options]
 * @returns {Promise<{ timings: Timing[], error: unknown }>} `error` is what the first failed step threw, else `null`.
 */
export async function runSteps(steps, { print = console.log } = {}) {
  /** @type {Timing[]} */
  const timings = steps.map(({ name }) => ({ name, outcome: 'not run', durationMs: null }));
  /** @type {{ thrown: unknown }[]} */
  const failures = [];

  /** @param {NamedStep} step @param {number} i */
  const runStep = async ({ name, run, isBeside = false }, i) => {
    if (failures.length > 0) return;
    print(`\n── ${name}${isBeside ? ', beside what follows; its output comes when it is done' : ''}`);
    const startedAt = performance.now();
    /** @param {Timing['outcome']} outcome */
    const note = (outcome) => {
      timings[i] = { name, outcome, durationMs: performance.now() - startedAt };
    };
    try {
      await run();
      note('ok');
    } catch (thrown) {
      failures.push({ thrown });
      note('failed');
    }
  };

  let beside = Promise.resolve();
  for (const [i, step] of steps.entries()) {
    if (step.isBeside) beside = beside.then(() => runStep(step, i));
    else await runStep(step, i);
  }
  await beside;
  return { timings, error: failures[0]?.thrown ?? null };
}
