import { existsSync, readFileSync } from 'node:fs';
import { ExplainedError } from './ExplainedError.mjs';
import { formatDuration } from './formatDuration.mjs';
import { runStep } from './runStep.mjs';
import { shownPath } from './workspaceRoot.mjs';

/**
 * Installs system packages on Debian as root. Answers `false` elsewhere, where it is not ours to do;
 * throws an `ExplainedError` that names the log when apt-get fails.
 * @param {string[]} packages
 */
export async function ensureDebianPackages(
  packages,
  { osRelease = readOsRelease, user = process.getuid?.() ?? -1, run = runStep, print = console.log } = {},
) {
  // Ubuntu's package of the same name is only a pointer to a snap, so its kin do not count.
  if (user !== 0 || !/^ID="?debian"?$/m.test(osRelease())) return false;

  const names = packages.join(' ');
  print(`Installing ${names} (apt-get).`);
  const { ok, outcome, durationMs, log } = await run({
    label: `Installing ${names}`,
    command: 'sh',
    args: ['-c', 'apt-get update && apt-get install -y "$@"', 'sh', ...packages],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    log: 'system-packages',
    quiet: true,
    print,
  });
  if (!ok) throw new ExplainedError(`apt-get could not install ${names} (${outcome}): see ${shownPath(log)}`);
  print(`Installed ${names} in ${formatDuration(durationMs)}.`);
  return true;
}

const readOsRelease = () => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');
