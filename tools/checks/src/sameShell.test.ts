import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFolders } from './appFolders';
import { filesIn } from './filesIn';
import { workspaceFolder } from './workspaceFolder';

/** What an app says of itself; everything else it has in common with every other app. */
const own = ['package.json', 'src/sites.ts'];

/** Every file of an app with its text, but for those in which it speaks of itself. */
const shellOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder)
      .map((file) => file.slice(folder.length + 1))
      .filter((file) => !own.includes(file))
      .map((file) => [file, readFileSync(join(workspaceFolder, folder, file), 'utf8')]),
  );

describe('the apps of the network', () => {
  it('are at least the three of today', () => {
    expect(appFolders).toEqual(expect.arrayContaining(['apps/bolavip', 'apps/fca', 'apps/redgol']));
  });

  it.each(appFolders)('have the same shell as the main one, so that a page is added to all: %s', (folder) => {
    expect(shellOf(folder)).toEqual(shellOf('apps/fca'));
  });
});
