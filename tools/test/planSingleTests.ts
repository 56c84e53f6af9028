import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execaSync } from 'execa';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.ts';
import type { PlannedStep } from './planSteps.ts';
import type { Words } from './readWords.ts';

/**
 * Runs test files by themselves, past Nx, which takes longer than most of them. Without files: those below the folders
 * that say the name. Paths are from the workspace's root. Throws an `ExplainedError` when there is no such test.
 */
export function planSingleTests({
  files,
  folders,
  name,
}: Pick<Words, 'files' | 'folders' | 'name'>): PlannedStep[] {
  const chosen = files.length > 0 ? files : filesThatSay(name ?? '', folders);
  return chosen.flatMap((file): PlannedStep[] => {
    const isStory = file.endsWith('.stories.tsx');
    const isE2e = file.endsWith('.e2e.ts');
    const [command, verb, byName] = isE2e ? ['playwright', 'test', '-g'] : ['vitest', 'run', '-t'];
    const hasConfig = (place: string) => existsSync(join(workspaceRoot, place, `${command}.config.ts`));
    const above = file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    const folder = isStory ? 'libs/ui/.storybook' : (above.findLast(hasConfig) ?? '.');
    const named = name === null ? [] : [byName, name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')];
    const args = [verb, relative(folder, file), ...named];
    const test = { label: file, command, args, cwd: join(workspaceRoot, folder), needsBrowser: true };
    if (!isStory && !isE2e) return [{ ...test, needsBrowser: file.endsWith('.browser.test.ts') }];
    // What a browser opens is built first, or taken from Nx's cache.
    const prepare = ['run-many', '-t', 'prepare', '-p', folder, '--outputStyle=static'];
    return [{ label: 'build', command: 'nx', args: prepare, needsBrowser: false }, test];
  });
}

function filesThatSay(name: string, folders: readonly string[]): string[] {
  const endings = ['test.ts', 'test.tsx', 'e2e.ts'];
  const places = folders.flatMap((folder) => endings.map((end) => `:(glob)${folder}/**/*.${end}`));
  const grep = ['grep', '--untracked', '-lF', '-e', name, '--', ...places];
  const { stdout } = execaSync('git', grep, { cwd: workspaceRoot, reject: false });
  if (stdout !== '') return stdout.split('\n');
  throw new ExplainedError(
    `No test says “${name}” in ${folders.join(', ')}. Of a name made of parts, give one part, or name the file.`,
  );
}
