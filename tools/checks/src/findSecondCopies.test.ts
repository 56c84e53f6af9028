import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSecondCopies, onePerPage } from './findSecondCopies';
import { workspaceFolder } from './workspaceFolder';

const lock = JSON.parse(readFileSync(join(workspaceFolder, 'package-lock.json'), 'utf8')) as Parameters<
  typeof findSecondCopies
>[0];

it('the workspace has one React, and one of whatever else there may be one of on a page', () => {
  const installed = Object.keys(lock.packages);
  for (const name of onePerPage) expect(installed).toContain(`node_modules/${name}`);
  expect(findSecondCopies(lock)).toEqual([]);
});

it('a second one is told with its place and what to do', () => {
  const packages = { ...lock.packages, 'libs/ui/node_modules/react': { version: '18.3.1' } };
  expect(findSecondCopies({ packages })).toEqual([
    expect.stringMatching(
      /^react is there 2 times \(.*18\.3\.1 in libs\/ui\/node_modules\/react\): have every package\.json name the same version\.$/,
    ),
  ]);
});
