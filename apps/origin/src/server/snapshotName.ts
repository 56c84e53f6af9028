import { createHash } from 'node:crypto';
import { ownFile } from '../ownFile.ts';
import { hashFolder } from '../seed/hashFolder.ts';
import { stampOf } from '../seed/seedDatabase.ts';
import { programHash } from './programHash.ts';

/** Named after all that decides what a filled database holds: the seed, the program that stores it and the packages. */
export async function snapshotName(seedFolder: string, footballFolder: string | null): Promise<string> {
  const hash = createHash('sha256')
    .update(await stampOf(seedFolder, footballFolder))
    .update(await hashFolder(ownFile('migrations')))
    .update(await programHash());
  return hash.digest('hex').slice(0, 32);
}
