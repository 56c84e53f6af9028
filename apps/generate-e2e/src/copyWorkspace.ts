import { existsSync } from 'node:fs';
import { cp, glob, realpath } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { linkTree } from './linkTree';

/**
 * Copies what git knows of a workspace, uncommitted changes included, with its installed packages: Next takes none
 * that lie outside of its root.
 */
export async function copyWorkspace(from: string, to: string): Promise<void> {
  const { stdout } = await execa('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: from });
  // One that was deleted and not committed yet is still listed.
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(from, file)));
  for (const file of files) await cp(path.join(from, file), path.join(to, file));

  for await (const folder of glob(['node_modules', '{apps,libs}/*/node_modules', 'tools/node_modules'], {
    cwd: from,
  }))
    await linkTree(await realpath(path.join(from, folder)), path.join(to, folder));
}
