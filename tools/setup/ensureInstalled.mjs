import { installEnvironment } from './childEnvironment.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { formatDuration } from './formatDuration.mjs';
import { isInstallCurrent } from './isInstallCurrent.mjs';
import { runStep } from './runStep.mjs';
import { shownPath, workspaceRoot } from './workspaceRoot.mjs';

/**
 * Installs the locked packages when they are missing or others than the locked ones.
 * Throws an `ExplainedError` that names the log.
 * @param {{ root?: string, run?: typeof runStep, print?: (line: string) => void }} [options]
 */
export async function ensureInstalled({ root = workspaceRoot, run = runStep, print = console.log } = {}) {
  if (isInstallCurrent(root)) return;

  print('Installing packages (npm ci): a few minutes the first time.');
  const { ok, outcome, durationMs, log } = await run({
    label: 'Installing packages',
    command: 'npm',
    // NODE_ENV=production would leave out what builds and tests.
    args: ['ci', '--include=dev', '--no-audit', '--no-fund'],
    cwd: root,
    env: installEnvironment(),
    log: 'install',
    quiet: true,
    print,
  });
  if (!ok) {
    throw new ExplainedError(
      `The packages could not be installed (npm ci: ${outcome}): see ${shownPath(log)}, then check network and disk and run it again.`,
    );
  }
  print(`Packages installed in ${formatDuration(durationMs)}.`);
}
