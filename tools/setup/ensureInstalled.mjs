// The first half of the workspace's commands: installs the locked packages when they are missing or others than the locked
// ones, and with them the Node that the other half needs. It runs before any package is there, on the machine's own Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} Package */
/** @typedef {{ packages: Record<string, Package>, devDependencies: { node: string } }} Json */
/** @param {string} file */
const readJson = (file) => /** @type {Json} */ (JSON.parse(readFileSync(join(root, file), 'utf8')));

if (parseInt(process.version.slice(1), 10) < oldestNode) {
  end(`Node ${process.version} is too old: install Node ${oldestNode} or newer (https://nodejs.org).`);
}
if (!isInstalled()) {
  console.log('Installing packages (npm ci): a few minutes the first time.');
  // It deletes node_modules: it must not run on the Node inside it. NODE_ENV=production would leave out what builds.
  const path = (process.env['PATH'] || '').split(delimiter).filter((folder) => folder !== bin);
  const env = { ...process.env, PATH: path.join(delimiter) };
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'];
  const { status, error } = spawnSync('npm', args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) end(`The packages could not be installed: ${error || 'npm says above why'}.`);
}
// An installation without install scripts leaves the machine's own Node.
const wanted = readJson('package.json').devDependencies.node;
const { stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
if (!stdout || stdout.trim() !== `v${wanted}`) {
  end(`Node ${wanted} is not installed (install scripts were skipped?): run npm ci --ignore-scripts=false`);
}

/** @param {string} message */
function end(message) {
  console.error(message);
  process.exit(1);
}

/**
 * npm writes its own lock as the last act of an installation, so a broken-off one does not count. Optional packages may be
 * missing: they are for other systems. npm can leave out of a lock where a package came from, and always knows it afterwards.
 */
function isInstalled() {
  try {
    const found = readJson('node_modules/.package-lock.json').packages;
    return Object.entries(readJson('package-lock.json').packages).every(([folder, locked]) => {
      const there = found[folder];
      if (!folder.includes('node_modules/')) return true;
      if (!there) return locked.optional === true;
      if (locked.link) return locked.resolved === there.resolved;
      const isSame = !locked.integrity || !there.integrity || locked.integrity === there.integrity;
      return isSame && locked.version === there.version;
    });
  } catch {
    return false; // A lock or a package is missing.
  }
}
