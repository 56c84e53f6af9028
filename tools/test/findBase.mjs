import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * The revision to compare with: NX_BASE, else the commit before the last one on main. `null` when git does
 * not know it, as in a shallow clone or before the first commits.
 * @param {{ env?: NodeJS.ProcessEnv, root?: string }} [options]
 */
export function findBase({ env = process.env, root = workspaceRoot } = {}) {
  const base = env['NX_BASE'] || 'main~1';
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], {
      cwd: root,
      stdio: 'ignore',
    });
    return base;
  } catch {
    return null;
  }
}
