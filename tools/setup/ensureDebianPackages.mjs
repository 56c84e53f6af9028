import { readFileSync } from 'node:fs';
import { formatDuration } from './formatDuration.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { runStep } from './runStep.mjs';
import { shownPath } from './workspaceRoot.mjs';

/**
 * Installs system packages on Debian as root. Answers `false` elsewhere, where it is not ours to do;
 * throws an `ExplainedError` that names the log when apt-get fails.
 * @param {string[]} packages
 * @param {{ osRelease?: () => string, user?: number, run?: typeof runStep, print?: (line: string) => void }} [options]
 */
export async function ensureDebianPackages(
  packages,
  { osRelease = readOsRelease, user = process.getuid?.() ?? -1, run = runStep, print = console.log } = {},
) {
  if (user !== 0 || !isDebian(osRelease())) return false;

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

/** Ubuntu's package of the same name is only a pointer to a snap, so its kin do not count. @param {string} text */
function isDebian(text) {
  return /^ID="?debian"?$/m.test(text);
}

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}
