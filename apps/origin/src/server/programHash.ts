import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ownFile } from '../ownFile.ts';
import { listSources } from './listSources.ts';

/** Written in by the build (`vite.config.ts`): what it is made of is no longer there to be read. */
declare const builtProgramHash: string | undefined;

/** Names the program that fills a database, by its sources and the versions of the packages. */
export async function programHash(): Promise<string> {
  if (typeof builtProgramHash === 'string') return builtProgramHash;

  const sources = await listSources(ownFile('src/server/seedEmbedded.process.ts'));
  const hash = createHash('sha256');
  for (const file of [...sources, ownFile('../../package-lock.json')]) hash.update(await readFile(file));
  return hash.digest('hex');
}
