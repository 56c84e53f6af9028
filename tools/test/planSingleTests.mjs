import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { installedCommand, workspaceRoot } from '../setup/workspaceRoot.mjs';
import { readProjects } from './readProjects.mjs';

/** @typedef {import('./planSteps.mjs').PlannedStep} PlannedStep */

const vitest = { command: 'vitest', args: ['run'], byName: '-t', opensBrowser: false };
const playwright = { command: 'playwright', args: ['test'], byName: '-g', opensBrowser: true };

/** @param {string} file */
function runnerOf(file) {
  if (file.endsWith('.e2e.ts')) return { ...playwright, folder: folderWith('playwright.config.ts', file) };
  if (file.endsWith('.stories.tsx')) return { ...vitest, opensBrowser: true, folder: 'libs/ui/.storybook' };
  return { ...vitest, folder: folderWith('vitest.config.ts', file) };
}

/**
 * Runs test files by themselves, past Nx, which takes longer than most of them. Without files: those below the
 * folders that say the name. Throws an `ExplainedError` when none does.
 * @param {{ files: string[], folders: string[], name: string | null }} wanted Paths from the workspace's root.
 * @returns {PlannedStep[]}
 */
export function planSingleTests({ files, folders, name }) {
  const chosen = files.length > 0 ? files : filesThatSay(name ?? '', folders);
  return chosen.flatMap((file) => {
    const { command, args, byName, opensBrowser, folder } = runnerOf(file);
    const named = name === null ? [] : [byName, name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')];
    const wantsDatabase = readFileSync(join(workspaceRoot, file), 'utf8').includes('TEST_DATABASE_URL');
    /** @type {PlannedStep} */
    const test = {
      name: file,
      command: installedCommand(command),
      args: [...args, relative(folder, file), ...named],
      cwd: join(workspaceRoot, folder),
      needs: [],
    };
    if (opensBrowser) test.needs.push('browser');
    if (wantsDatabase) test.needs.push('database');
    return opensBrowser ? [prepareStep(folder), test] : [test];
  });
}

/** What a browser opens is built first, or taken from Nx's cache. @param {string} folder @returns {PlannedStep} */
function prepareStep(folder) {
  const [name] = [...readProjects()].find(([, root]) => root === folder) ?? [];
  const args = ['run', `@cancha/${name}:prepare`, '--outputStyle=static'];
  return { name: 'build', command: installedCommand('nx'), args, needs: [] };
}

/** @param {string} name @param {string[]} folders */
function filesThatSay(name, folders) {
  const endings = ['test.ts', 'test.tsx', 'e2e.ts'];
  const places = folders.flatMap((folder) => endings.map((end) => `:(glob)${folder}/**/*.${end}`));
  try {
    const args = ['grep', '--untracked', '-lF', '-e', name, '--', ...places];
    return execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim().split('\n');
  } catch {
    throw new ExplainedError(
      `No test says “${name}” in ${folders.join(', ')}. Of a name made of parts, give one part, or name the file.`,
    );
  }
}

/** The nearest folder above a file that has a config. @param {string} config @param {string} file */
function folderWith(config, file) {
  let folder = dirname(file);
  while (folder !== '.' && !existsSync(join(workspaceRoot, folder, config))) folder = dirname(folder);
  return folder;
}
