import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from './ExplainedError.mjs';
import { workspaceRoot } from './workspaceRoot.mjs';

/**
 * Checks that the installed Node is the one package.json pins: an installation without install scripts
 * silently leaves the machine's own. Throws an `ExplainedError` that says what to run.
 * @param {{ root?: string, read?: (node: string) => string | null }} [options]
 */
export function verifyPinnedNode({ root = workspaceRoot, read = readVersion } = {}) {
  const pinned = readPinned(join(root, 'package.json'));
  const installed = read(join(root, 'node_modules', '.bin', 'node'));
  if (installed === `v${pinned}`) return;

  const found = installed ? `Node ${installed} is installed` : 'No Node is installed';
  throw new ExplainedError(
    `${found} where package.json asks for ${pinned} (install scripts were skipped?): run npm ci --ignore-scripts=false`,
  );
}

/** @param {string} file */
function readPinned(file) {
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{ devDependencies: { node: string } }} */ (content).devDependencies.node;
}

/** @param {string} node */
function readVersion(node) {
  try {
    return execFileSync(node, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
