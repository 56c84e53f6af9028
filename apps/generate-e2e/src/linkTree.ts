import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What tools write beside packages, in place: a link would lead them out of the copy. */
const written = ['.cache', '.package-lock.json', '.vite', '.vite-temp'];

/** Copies a folder of installed packages as hard links, which cost no space; as files where the disk has none. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (written.includes(entry.name)) return;
      if (entry.isDirectory()) await linkTree(source, target);
      // Links within the workspace are relative: they lead to the copy.
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      else await linkOrCopy(source, target);
    }),
  );
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}
