import { childEnvironment } from '../setup/childEnvironment.mjs';
import { ensureBrowser, ensureHeadlessShell } from '../setup/ensureBrowser.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { runStep } from '../setup/runStep.mjs';
import { startPostgres } from '../setup/startPostgres.mjs';
import { isStopping } from '../setup/stopOnSignals.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { createTestCounter } from './createTestCounter.mjs';
import { findBase } from './findBase.mjs';
import { findChangedApps } from './findChangedApps.mjs';
import { formatHelp } from './formatHelp.mjs';
import { formatSummary } from './formatSummary.mjs';
import { planSingleTests } from './planSingleTests.mjs';
import { planSteps } from './planSteps.mjs';
import { readProjects } from './readProjects.mjs';
import { readTestArguments } from './readTestArguments.mjs';
import { runSteps } from './runSteps.mjs';
import { sortWords } from './sortWords.mjs';

/**
 * `npm test`: installs what is missing and runs the checks it is asked for, all of them unless told otherwise, up to
 * the first that fails. The last line printed is `N passed, N failed`, the tests that ran.
 * @param {string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function runTests(args) {
  const { help, all, affected, name, words } = readTestArguments(args);
  if (help) {
    console.log(formatHelp());
    return 0;
  }
  const projects = readProjects();
  const sorted = sortWords(words, projects);
  const isSingle = name !== null || sorted.files.length > 0;
  const planned = isSingle
    ? planSingleTests({ ...sorted, name, folders: foldersOf(sorted.projects, projects) })
    : planSteps({ ...sorted, affected, all, base: findBase() });

  const counter = createTestCounter();
  const env = childEnvironment({ CI: '1', ...(all ? { CRAWL_PAGES: '300' } : {}) });
  /** @type {(() => Promise<void>)[]} */
  const afterwards = [];
  const { timings, error } = await runSteps([
    ...setupSteps(new Set(planned.flatMap(({ needs }) => needs)), env, afterwards),
    ...planned.map((step) => checkStep(step, env, counter)),
  ]);
  for (const stop of afterwards) await stop();
  if (isStopping()) return 1;

  if (error !== null) console.error(error instanceof ExplainedError ? error.message : error);
  printSummary(timings, counter.total());
  return timings.every(({ outcome }) => outcome === 'ok') ? 0 : 1;
}

/**
 * @param {string[]} named
 * @param {ReadonlyMap<string, string>} projects
 */
function foldersOf(named, projects) {
  return named.length > 0 ? named.flatMap((name) => projects.get(name) ?? []) : ['apps', 'libs', 'tools'];
}

/**
 * @param {ReadonlySet<string>} needs
 * @param {NodeJS.ProcessEnv} env Gets the browser's path and the database's address when they are known.
 * @param {(() => Promise<void>)[]} afterwards Gets what has to be stopped in the end.
 * @returns {import('./runSteps.mjs').NamedStep[]}
 */
function setupSteps(needs, env, afterwards) {
  const browser = async () => {
    const path = await ensureBrowser();
    const shell = env['HEADLESS_SHELL_PATH'] ?? (await ensureHeadlessShell(path));
    env['BROWSER_PATH'] = path;
    if (shell !== null) env['HEADLESS_SHELL_PATH'] = shell;
    console.log([path, ...(shell === null ? [] : [shell])].join('\n'));
  };
  const database = async () => {
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
  };
  return [
    { name: 'install', run: () => ensureInstalled() },
    { name: 'node', run: () => verifyPinnedNode() },
    ...(needs.has('browser') ? [{ name: 'browser', run: browser }] : []),
    ...(needs.has('database') ? [{ name: 'database', run: database }] : []),
  ];
}

/**
 * @param {import('./planSteps.mjs').PlannedStep} planned
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./createTestCounter.mjs').TestCounter} counter
 * @returns {import('./runSteps.mjs').NamedStep}
 */
function checkStep({ name, needs, changedSince, ...command }, env, counter) {
  const log = `test-${name.replaceAll(/[^\w.-]+/g, '-')}`;
  const run = async () => {
    const apps = changedSince === undefined ? null : findChangedApps(changedSince);
    const step = { ...command, env: apps === null ? env : { ...env, APPS: apps.join(',') } };
    const { ok, outcome } = await runStep({ label: name, ...step, log, onLine: counter.read });
    if (!ok) throw new ExplainedError(`${name} failed (${outcome}): see its output above.`);
  };
  return { name, run };
}

/**
 * @param {import('./formatSummary.mjs').Timing[]} timings
 * @param {import('./createTestCounter.mjs').TestTotal} tests
 */
function printSummary(timings, { passed, failed, broken }) {
  const named = broken.map((name) => `  failed: ${name}`);
  console.log(['', ...formatSummary(timings), '', ...named, `${passed} passed, ${failed} failed`].join('\n'));
}
