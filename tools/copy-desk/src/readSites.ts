import { join } from 'node:path';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { loadNewsrooms, type Newsrooms } from '@cancha/newsroom/sites/loadNewsrooms.ts';

/** Every site with its articles, written and composed, and the facts they are of. */
export async function readSites(): Promise<{ sites: Newsrooms; facts: Facts }> {
  const facts = await readFacts(join(seedFolder, 'facts'));
  return { facts, sites: await loadNewsrooms(join(seedFolder, 'newsroom'), facts) };
}
