import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hashFolder } from '../seed/hashFolder.ts';
import { stampOf } from '../seed/seedDatabase.ts';
import { listSources } from './listSources.ts';

const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Named after all that decides what a filled database holds: the seed, the program that stores it and the packages. */
export async function snapshotName(seedFolder: string, footballFolder: string | null): Promise<string> {
  const files = [
    ...(await listSources(ownFile('./seedEmbedded.process.ts'))),
    ownFile('../../../../package-lock.json'),
  ];
  const hash = createHash('sha256')
    .update(await stampOf(seedFolder, footballFolder))
    .update(await hashFolder(ownFile('../../migrations')));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}
