import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { isPortFree } from '../setup/isPortFree.mjs';
import { originPort, readApps } from '../start/readApps.mjs';

/** @typedef {Awaited<ReturnType<typeof readMachine>>} Machine */

/** Storybook's, which is no app. */
const storybookPort = 4400;

/** What is asked of a machine. @param {string} root Folder of the workspace. */
export async function readMachine(root) {
  const ports = [originPort, ...Object.values(readApps(root)).map(({ port }) => port), storybookPort];
  const taken = [];
  for (const port of ports) if (!(await isPortFree(port))) taken.push(port);
  const { bavail, bsize } = statfsSync(root);
  return {
    node: process.version,
    npm: firstLine('npm', ['--version'], root),
    git: firstLine('git', ['--version'], root),
    hooks: firstLine('git', ['config', 'core.hooksPath'], root),
    isInstalled: existsSync(`${root}/node_modules/.package-lock.json`),
    memoryGb: totalmem() / 2 ** 30,
    diskGb: (bavail * bsize) / 2 ** 30,
    taken,
    has: existsSync,
  };
}

/** Empty where there is no such command, or it fails. @param {string} command @param {string[]} args @param {string} cwd */
function firstLine(command, args, cwd) {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
