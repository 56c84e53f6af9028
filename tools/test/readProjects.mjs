import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * The folders of the workspace's projects, by the names one types: `ui`, `fca-e2e`. Nx knows them as well, but takes
 * seconds to say so.
 * @returns {ReadonlyMap<string, string>}
 */
export function readProjects() {
  const manifests = ['*/package.json', '*/project.json'];
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...manifests];
  const files = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).split('\n');
  const projects = new Map();
  for (const file of files.filter((name) => name !== '' && existsSync(join(workspaceRoot, name)))) {
    const [, name] = /"name": "@cancha\/([^"]+)"/.exec(readFileSync(join(workspaceRoot, file), 'utf8')) ?? [];
    if (name) projects.set(name, dirname(file));
  }
  return projects;
}
