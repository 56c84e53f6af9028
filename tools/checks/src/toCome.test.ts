import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceFolder } from './workspaceFolder';

type Report = { issues: { file: string; files: unknown[] }[] };

/** Files of what is shipped that nothing shipped leads to. */
function findUnusedFiles(): string[] {
  const args = [
    '--production',
    '--include',
    'files',
    '--reporter',
    'json',
    '--no-exit-code',
    '--no-progress',
  ];
  const knip = join(workspaceFolder, 'node_modules/.bin/knip');
  const report = JSON.parse(execFileSync(knip, args, { cwd: workspaceFolder, encoding: 'utf8' })) as Report;
  return report.issues.filter(({ files }) => files.length > 0).map(({ file }) => file);
}

it(
  'docs/to-come.md names what is built and used by nothing that is shipped, and no more',
  { timeout: 120_000 },
  () => {
    const page = readFileSync(join(workspaceFolder, 'docs/to-come.md'), 'utf8');
    const named = [...page.matchAll(/^\| `([^`]+\.tsx?)`/gm)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(findUnusedFiles().toSorted());
  },
);
