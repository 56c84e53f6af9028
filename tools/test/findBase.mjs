import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * The full name of the commit that changes are counted from: NX_BASE, else where this branch left main. On main itself it
 * is the commit before; CI has nobody to say that one was tested, so there it is none.
 * `null` when there is none, or git does not know it, as in a shallow clone.
 */
export function findBase({ env = process.env, root = workspaceRoot } = {}) {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim() || null;
  const commit = (/** @type {string} */ name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

  if (env['NX_BASE']) return commit(env['NX_BASE']);
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  if (left !== null && left !== commit('HEAD')) return left;
  return env['CI'] ? null : commit('HEAD~1');
}
