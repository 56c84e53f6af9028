import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the workspace, without a trailing slash. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where the installed packages put their commands. */
export const binFolder = join(workspaceRoot, 'node_modules', '.bin');

/** @param {string} command Name of a command of an installed package, such as `nx`. */
export function installedCommand(command) {
  return join(binFolder, command);
}

/** @param {string} file Absolute path; answered relative to the workspace, for the terminal. */
export function shownPath(file) {
  return relative(workspaceRoot, file);
}
