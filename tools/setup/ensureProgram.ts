import { existsSync, readFileSync } from 'node:fs';
import { runStep } from './runStep.ts';

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Whether a program is there, installed first on Debian as root; elsewhere that is not ours to do. Ubuntu's packages of
 * these names are pointers to a snap. Throws an `ExplainedError` when apt-get fails.
 */
export async function ensureProgram(
  file: string,
  packages: readonly string[],
  { exists = existsSync, mayInstall = process.getuid?.() === 0 && isDebian(), run = runStep } = {},
): Promise<boolean> {
  if (exists(file) || !mayInstall) return exists(file);
  const label = `Installing ${packages.join(' ')} (apt-get)`;
  const args = ['-c', 'apt-get update && apt-get install -y "$@"', 'sh', ...packages];
  await run({ label, command: 'sh', args, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return exists(file);
}
