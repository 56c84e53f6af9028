import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { addFacts } from './addFacts.ts';
import { listSourceFiles, readSourceFolder } from './compile/readSourceFolder.ts';
import type { SourceProblem } from './compile/sourceProblem.ts';
import type { Facts } from './factRecords.ts';
import { findBrokenReferences } from './readFacts.ts';

/** The facts together with those of a folder of football data. What is wrong with the folder never costs the rest. */
export async function addSourceFolder(
  facts: Facts,
  folder: string,
): Promise<{ facts: Facts; problems: SourceProblem[] }> {
  try {
    const { facts: more, problems } = await readSourceFolder(folder);
    const all = addFacts(facts, more);
    const broken = findBrokenReferences(all);
    if (broken.length === 0) return { facts: all, problems };
    return { facts, problems: [...problems, ...broken.map((reason) => ({ file: folder, reason }))] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { facts, problems: [{ file: folder, reason }] };
  }
}

/** Changes when a file of the folder does. Told by names, sizes and times of change: nothing is read. */
export async function stampSourceFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listSourceFiles(folder).catch(() => [])) {
    const { size, mtimeMs } = await stat(path);
    hash.update(`\0${relative(folder, path)}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}
