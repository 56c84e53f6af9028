import { spawnSync } from 'node:child_process';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { installedCommand, workspaceRoot } from '../setup/workspaceRoot.mjs';

/** Sites, themes and apps: what a file of theirs changes, it changes in the apps that Nx says depend on it. */
const ownFolders =
  /^(?:libs\/brands\/src\/[^/]+\/|libs\/themes\/sets\/[^/]+\/|apps\/(?!origin\/|[^/]+-e2e\/)[^/]+\/)/;

/**
 * The apps that the changes since a commit concern, by their folders' names, where the changes are of some sites, themes
 * or apps alone. `null` when something else changed too, or no app is concerned.
 * @param {string} base
 * @returns {string[] | null}
 */
export function findChangedApps(base) {
  const changed = [
    ...linesOf('git', ['diff', '--name-only', '--no-renames', base]),
    ...linesOf('git', ['ls-files', '-o', '--exclude-standard']),
  ];
  return areOfSomeApps(changed) ? orNull(affectedApps(base)) : null;
}

/** @param {readonly string[]} files From the workspace's root. Words for people concern nobody. */
export function areOfSomeApps(files) {
  const shipped = files.filter((file) => !file.endsWith('.md'));
  return shipped.length > 0 && shipped.every((file) => ownFolders.test(file));
}

/** @param {string} base */
function affectedApps(base) {
  const args = ['show', 'projects', '--affected', `--base=${base}`, '--projects=tag:scope:app'];
  return linesOf(installedCommand('nx'), args).map((name) => name.replace('@cancha/', ''));
}

/** @param {string[]} names */
const orNull = (names) => (names.length > 0 ? names : null);

/** @param {string} command @param {string[]} args */
function linesOf(command, args) {
  const options = { cwd: workspaceRoot, env: childEnvironment(), encoding: /** @type {const} */ ('utf8') };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}
