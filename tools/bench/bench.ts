import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { runCommand } from '../setup/runCommand.ts';
import { startHeartbeat } from '../setup/startHeartbeat.ts';
import { workspaceRoot } from '../setup/workspaceRoot.ts';
import { buildApps } from '../start/buildApps.ts';
import { chooseApps } from '../start/chooseApps.ts';
import { evaluateLimits, type Verdict } from './evaluateLimits.ts';
import { formatReport } from './formatReport.ts';
import { judgeRatios } from './judgeRatios.ts';
import { measureBuilds } from './measureBuilds.ts';
import type { Duration } from './measureTogether.ts';
import { readBenchArguments } from './readBenchArguments.ts';
import { readMachine } from './readMachine.ts';

export type BenchResult = Awaited<ReturnType<typeof measureBuilds>> & {
  machine: ReturnType<typeof readMachine>;
  duration: Duration;
  /** What ours is compared with. */
  other: string;
  verdicts: Verdict[];
};

const whole = { duration: { warmUpSeconds: 5, seconds: 3, rounds: 12 }, lighthouseRounds: 3 };
const quickLook = { duration: { warmUpSeconds: 2, seconds: 2, rounds: 1 }, lighthouseRounds: 1 };

/**
 * `npm run bench [-- app --against FOLDER --json FILE --quick --no-build]`: what the pages of an app's first site weigh
 * and how fast they are served, beside another build or nginx. The exit code is 1 when a limit is broken.
 */
async function runBench(args: string[]): Promise<number> {
  const { app: name, json, quick, build, ...options } = readBenchArguments(args);
  const [app, another] = chooseApps([name]);
  if (!app || another) throw new ExplainedError('The bench measures one app at a time.');
  const against = options.against === null ? null : resolve(options.against);
  if (against !== null && !existsSync(join(against, app.folder, '.next/BUILD_ID'))) {
    throw new ExplainedError(`${app.folder} is not built in ${against}.`);
  }
  if (json !== null) await mkdir(dirname(resolve(json)), { recursive: true }); // Better now than after the work.
  const machine = readMachine(); // Before the build, whose own load says nothing of others.
  if (build) await buildApps([app.name], 'build');

  const folder = await mkdtemp(join(tmpdir(), 'cancha-bench-'));
  // At the exit, which Ctrl-C leads to as well.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let doing = 'starting';
  const tell = (what: string) => void (doing = what);
  const heartbeat = startHeartbeat('Measuring', 10_000, (line: string) => console.log(`${line}, ${doing}`));
  const setting = { ...(quick ? quickLook : whole), app: app.name, against, folder, tell };
  const figures = await measureBuilds(workspaceRoot, setting).finally(() => clearInterval(heartbeat));

  const ratios = against === null ? [] : judgeRatios(figures);
  const verdicts = [...ratios, ...evaluateLimits(figures.weighed)];
  const other = against === null ? 'nginx' : 'the other build';
  const result: BenchResult = { machine, duration: setting.duration, other, ...figures, verdicts };
  console.log(formatReport(result).join('\n'));
  if (json !== null) await writeFile(json, `${JSON.stringify(result, null, 2)}\n`);
  return verdicts.every(({ ok }) => ok) ? 0 : 1;
}

await runCommand(runBench);
