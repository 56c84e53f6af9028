import { childEnvironment } from '../setup/childEnvironment.mjs';
import { ensureBrowser } from '../setup/ensureBrowser.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { runStep } from '../setup/runStep.mjs';
import { startPostgres } from '../setup/startPostgres.mjs';
import { isStopping } from '../setup/stopOnSignals.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { createTestCounter } from './createTestCounter.mjs';
import { findBase } from './findBase.mjs';
import { formatSummary } from './formatSummary.mjs';
import { planSteps } from './planSteps.mjs';
import { readTestArguments } from './readTestArguments.mjs';
import { runSteps } from './runSteps.mjs';

/**
 * `npm test [-- --affected]`: installs what is missing and runs all checks, up to the first that fails. The
 * last line printed is `N passed, N failed`, the tests that ran.
 * @param {string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function runTests(args) {
  const { affected } = readTestArguments(args);
  const counter = createTestCounter();
  const env = childEnvironment({ CI: '1' });
  /** @type {(() => Promise<void>)[]} */
  const afterwards = [];
  const { timings, error } = await runSteps([
    ...setupSteps(env, afterwards),
    ...planSteps(affected ? baseOrAll() : null).map((planned) => checkStep(planned, env, counter)),
  ]);
  for (const stop of afterwards) await stop();
  if (isStopping()) return 1;

  if (error !== null) console.error(error instanceof ExplainedError ? error.message : error);
  printSummary(timings, counter.total());
  return timings.every(({ outcome }) => outcome === 'ok') ? 0 : 1;
}

/**
 * @param {NodeJS.ProcessEnv} env Gets the browser's path and the database's address when they are known.
 * @param {(() => Promise<void>)[]} afterwards Gets what has to be stopped in the end.
 * @returns {import('./runSteps.mjs').NamedStep[]}
 */
function setupSteps(env, afterwards) {
  return [
    { name: 'install', run: () => ensureInstalled() },
    { name: 'node', run: () => verifyPinnedNode() },
    {
      name: 'browser',
      run: async () => {
        env['BROWSER_PATH'] = await ensureBrowser();
        console.log(env['BROWSER_PATH']);
      },
    },
    {
      name: 'database',
      run: async () => {
        const postgres = await startPostgres();
        if (postgres === null) {
          console.log(
            'No PostgreSQL server here: its tests are skipped. Debian has it as the package postgresql.',
          );
          return;
        }
        env['TEST_DATABASE_URL'] = postgres.url;
        afterwards.push(postgres.stop);
        console.log(`PostgreSQL ${postgres.version} at ${postgres.url}`);
      },
    },
  ];
}

/**
 * @param {import('./planSteps.mjs').PlannedStep} planned
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./createTestCounter.mjs').TestCounter} counter
 * @returns {import('./runSteps.mjs').NamedStep}
 */
function checkStep({ name, command, args }, env, counter) {
  const log = `test-${name.replaceAll(' ', '-')}`;
  const run = async () => {
    const { ok, outcome } = await runStep({ label: name, command, args, env, log, onLine: counter.read });
    if (!ok) throw new ExplainedError(`${name} failed (${outcome}): see its output above.`);
  };
  return { name, run };
}

function baseOrAll() {
  const base = findBase();
  if (base === null) console.log('There is no earlier revision to compare with: everything is checked.');
  return base;
}

/**
 * @param {import('./formatSummary.mjs').Timing[]} timings
 * @param {import('./createTestCounter.mjs').TestTotal} tests
 */
function printSummary(timings, { passed, failed, broken }) {
  const named = broken.map((name) => `  failed: ${name}`);
  console.log(['', ...formatSummary(timings), '', ...named, `${passed} passed, ${failed} failed`].join('\n'));
}
