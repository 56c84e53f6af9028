import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stopAllGroups } from '../setup/children.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { startHeartbeat } from '../setup/startHeartbeat.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { chooseApps } from '../start/chooseApps.mjs';
import { runTarget } from '../start/runTarget.mjs';
import { compareReferences } from './compareReferences.mjs';
import { evaluateLimits } from './evaluateLimits.mjs';
import { exitCodeOf } from './exitCodeOf.mjs';
import { formatReport } from './formatReport.mjs';
import { measureSite } from './measureSite.mjs';
import { readBenchArguments } from './readBenchArguments.mjs';
import { readMachine } from './readMachine.mjs';

/** @typedef {import('../start/chooseApps.mjs').ChosenApp} ChosenApp */
/** @typedef {import('./measureThroughput.mjs').Duration} Duration */
/**
 * @typedef {object} Judgement
 * @property {ReturnType<typeof readMachine>} machine
 * @property {Duration} duration
 * @property {import('./compareReferences.mjs').Comparison[]} comparisons
 * @property {import('./evaluateLimits.mjs').Verdict[]} verdicts
 */
/** @typedef {import('./measureSite.mjs').SiteFigures & Judgement} BenchResult */

const whole = { warmUpSeconds: 5, seconds: 8, runs: 3 };
const quickLook = { warmUpSeconds: 3, seconds: 3, runs: 1 };
const boundMs = 600_000;

/**
 * `npm run bench [-- app --json FILE --quick --strict --no-build]`: what the pages of an app's first site weigh
 * and how fast they are served. The exit code is 1 when a limit is broken.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runBench(args) {
  const { app: name, json, quick, strict, build } = readBenchArguments(args);
  const app = chooseApp(name);
  await ensureInstalled();
  verifyPinnedNode();
  if (json !== null) await mkdir(dirname(resolve(json)), { recursive: true }); // Better now than after the work.
  const machine = readMachine(); // Before the build, whose own load says nothing of others.
  if (build) await runTarget(app.build);

  const duration = quick ? quickLook : whole;
  const figures = await inTime(measureInFolder(app, duration));
  const { home, articles, allArticles } = figures.throughput;
  const comparisons = compareReferences({
    ...{ home: home.off, articles: articles.off, allArticles },
    ...figures.football,
  });
  /** @type {BenchResult} */
  const result = { machine, duration, ...figures, comparisons, verdicts: evaluateLimits(figures) };

  console.log(formatReport(result).join('\n'));
  if (json !== null) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  return exitCodeOf(result, { strict });
}

/**
 * @param {ChosenApp} app
 * @param {Duration} duration
 */
async function measureInFolder(app, duration) {
  const folder = await mkdtemp(join(tmpdir(), 'cancha-bench-'));
  // At the exit, which Ctrl-C leads to as well.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let doing = 'starting';
  const heartbeat = startHeartbeat('Measuring', { print: (line) => console.log(`${line}, ${doing}`) });
  try {
    return await measureSite({ app, folder }, duration, (what) => {
      doing = what;
    });
  } finally {
    heartbeat.stop();
    await stopAllGroups();
  }
}

/**
 * @param {string} name
 * @returns {ChosenApp}
 */
function chooseApp(name) {
  const [app, another] = chooseApps([name]);
  if (app && !another) return app;
  throw new ExplainedError('The bench measures one app at a time.');
}

/**
 * Ends a bench that hangs: stopping its processes makes whatever it waits for fail.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
async function inTime(work) {
  const bound = new AbortController();
  const timer = setTimeout(() => {
    bound.abort();
    void stopAllGroups();
  }, boundMs);
  try {
    return await work;
  } catch (error) {
    if (!bound.signal.aborted) throw error;
    throw new ExplainedError(`The bench took longer than ${boundMs / 60_000} minutes: is the machine busy?`);
  } finally {
    clearTimeout(timer);
  }
}
