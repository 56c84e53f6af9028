import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stopAllGroups } from '../setup/children.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { startHeartbeat } from '../setup/startHeartbeat.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';
import { chooseApps } from '../start/chooseApps.mjs';
import { runTarget } from '../start/runTarget.mjs';
import { evaluateLimits } from './evaluateLimits.mjs';
import { formatReport } from './formatReport.mjs';
import { judgeRatios } from './judgeRatios.mjs';
import { measureBesideNginx, measureTwoBuilds } from './measureBuilds.mjs';
import { readBenchArguments } from './readBenchArguments.mjs';
import { readMachine } from './readMachine.mjs';

/**
 * @typedef {object} BenchResult
 * @property {ReturnType<typeof readMachine>} machine
 * @property {import('./measureInTurn.mjs').Duration} duration
 * @property {string} other What ours is compared with.
 * @property {import('./weighPages.mjs').PageWeight[]} weighed
 * @property {import('./compareWeights.mjs').WeightComparison[]} [weights]
 * @property {import('./measureInTurn.mjs').Measured[]} measured
 * @property {import('./runLighthouse.mjs').LighthouseScores[]} [lighthouse]
 * @property {import('./evaluateLimits.mjs').Verdict[]} verdicts
 */

const whole = { duration: { warmUpSeconds: 5, seconds: 4, rounds: 5 }, lighthouseRounds: 3 };
const quickLook = { duration: { warmUpSeconds: 2, seconds: 2, rounds: 1 }, lighthouseRounds: 1 };

/**
 * `npm run bench [-- app --against FOLDER --json FILE --quick --no-build]`: what the pages of an app's first site weigh
 * and how fast they are served, beside another build or nginx. The exit code is 1 when a limit is broken.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runBench(args) {
  const { app: name, against, json, quick, build } = readBenchArguments(args);
  const [app, another] = chooseApps([name]);
  if (!app || another) throw new ExplainedError('The bench measures one app at a time.');
  const other = against === null ? null : resolve(against);
  if (other !== null && !existsSync(join(other, app.folder, '.next/BUILD_ID'))) {
    throw new ExplainedError(`${app.folder} is not built in ${other}.`);
  }
  await ensureInstalled();
  verifyPinnedNode();
  if (json !== null) await mkdir(dirname(resolve(json)), { recursive: true }); // Better now than after the work.
  const machine = readMachine(); // Before the build, whose own load says nothing of others.
  if (build) await runTarget(app.build);

  const { duration, lighthouseRounds } = quick ? quickLook : whole;
  const judged = await inFolder((folder, tell) =>
    measure(other, { app: app.name, folder, duration, tell, lighthouseRounds }),
  );
  /** @type {BenchResult} */
  const result = { machine, duration, ...judged };
  console.log(formatReport(result).join('\n'));
  if (json !== null) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  return result.verdicts.every(({ ok }) => ok) ? 0 : 1;
}

/** @typedef {Omit<BenchResult, 'machine' | 'duration'>} Judged */

/**
 * @param {string | null} other Folder of the other build.
 * @param {Parameters<typeof measureTwoBuilds>[1]} setting
 * @returns {Promise<Judged>}
 */
async function measure(other, setting) {
  if (other === null) {
    const figures = await measureBesideNginx(workspaceRoot, setting);
    return { other: 'nginx', ...figures, verdicts: evaluateLimits(figures.weighed) };
  }
  const figures = await measureTwoBuilds([workspaceRoot, other], setting);
  const verdicts = [...judgeRatios(figures), ...evaluateLimits(figures.weighed)];
  return { other: 'the other build', ...figures, verdicts };
}

/**
 * @param {(folder: string, tell: (what: string) => void) => Promise<Judged>} work
 * @returns {Promise<Judged>}
 */
async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'cancha-bench-'));
  // At the exit, which Ctrl-C leads to as well.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let doing = 'starting';
  const heartbeat = startHeartbeat('Measuring', { print: (line) => console.log(`${line}, ${doing}`) });
  try {
    return await work(folder, (what) => {
      doing = what;
    });
  } finally {
    heartbeat.stop();
    await stopAllGroups();
  }
}
