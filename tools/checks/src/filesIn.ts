import { execFileSync } from 'node:child_process';
import { workspaceFolder } from './workspaceFolder';

/** Every file of a folder that belongs to the workspace, from its root. */
export const filesIn = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    cwd: workspaceFolder,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
