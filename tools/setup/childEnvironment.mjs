import { delimiter } from 'node:path';
import { binFolder } from './workspaceRoot.mjs';

const toolSettings = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** @param {NodeJS.ProcessEnv} base */
function foreignPath(base) {
  return (base['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '' && folder !== binFolder);
}

/**
 * Environment of a child that uses the installed packages: the pinned Node is found first, Nx leaves no
 * process behind and draws no screen of its own, and no tool reports to its makers.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra = {}, base = process.env) {
  const path = [binFolder, ...foreignPath(base)].join(delimiter);
  return { ...base, PATH: path, ...toolSettings, ...extra };
}

/**
 * Environment of the installation itself: `npm ci` deletes node_modules, so it must not run on the Node
 * inside it.
 */
export function installEnvironment(base = process.env) {
  return { ...base, PATH: foreignPath(base).join(delimiter) };
}
