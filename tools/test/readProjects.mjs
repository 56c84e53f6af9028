import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

const manifests = ['*/package.json', '*/project.json'];

/**
 * The folders of the workspace's projects, by the names one types: `ui`, `fca-e2e`. Nx knows them as well, but takes
 * seconds to say so.
 * @param {string} [root]
 * @returns {ReadonlyMap<string, string>}
 */
export function readProjects(root = workspaceRoot) {
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...manifests];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const projects = files
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .map((file) => {
      /** @type {unknown} */
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
      const { name = '' } = /** @type {{ name?: string }} */ (manifest);
      return /** @type {const} */ ([name, dirname(file)]);
    })
    .filter(([name]) => name.startsWith('@cancha/'));
  return new Map(projects.map(([name, folder]) => [name.replace('@cancha/', ''), folder]));
}
