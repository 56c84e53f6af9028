import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from './ExplainedError.mjs';
import { workspaceRoot } from './workspaceRoot.mjs';

/**
 * Checks that the installed Node is the one package.json pins: an installation without install scripts
 * silently leaves the machine's own. Throws an `ExplainedError` that says what to run.
 */
export function verifyPinnedNode({ root = workspaceRoot, read = readVersion } = {}) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { node } = /** @type {{ devDependencies: { node: string } }} */ (manifest).devDependencies;
  const installed = read(join(root, 'node_modules', '.bin', 'node'));
  if (installed === `v${node}`) return;

  const found = installed ? `Node ${installed} is installed` : 'No Node is installed';
  throw new ExplainedError(
    `${found} where package.json asks for ${node} (install scripts were skipped?): run npm ci --ignore-scripts=false`,
  );
}

/** Empty where there is none. @param {string} node */
function readVersion(node) {
  const { error, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return error ? '' : stdout.trim();
}
