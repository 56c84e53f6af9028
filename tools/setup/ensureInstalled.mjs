import { installEnvironment } from './childEnvironment.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { formatDuration } from './formatDuration.mjs';
import { isInstallCurrent } from './isInstallCurrent.mjs';
import { runStep } from './runStep.mjs';
import { shownPath, workspaceRoot } from './workspaceRoot.mjs';

/** What to do, by npm's own word for what went wrong. @type {Readonly<Record<string, string>>} */
const advice = {
  EUSAGE: 'package-lock.json does not fit the package.json files, run npm install and keep its changes',
  ENOSPC: 'the disk is full',
  EACCES: 'this user may not write here',
};

/**
 * Installs the locked packages when they are missing or others than the locked ones.
 * Throws an `ExplainedError` that names the log.
 */
export async function ensureInstalled({ root = workspaceRoot, run = runStep, print = console.log } = {}) {
  if (isInstallCurrent(root)) return;

  print('Installing packages (npm ci): a few minutes the first time.');
  let code = '';
  const { ok, outcome, durationMs, log } = await run({
    label: 'Installing packages',
    command: 'npm',
    // NODE_ENV=production would leave out what builds and tests.
    args: ['ci', '--include=dev', '--no-audit', '--no-fund'],
    cwd: root,
    env: installEnvironment(),
    log: 'install',
    quiet: true,
    onLine: (line) => (code ||= /^npm (?:error|ERR!) code (\w+)/.exec(line)?.[1] ?? ''),
    print,
  });
  if (ok) return print(`Packages installed in ${formatDuration(durationMs)}.`);
  throw new ExplainedError(
    `The packages could not be installed (npm ci: ${code || outcome}): ${advice[code] ?? 'check the network and run it again'}. The log is in ${shownPath(log)}`,
  );
}
