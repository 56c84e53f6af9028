import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Facts } from '../factRecords.ts';
import { compileSources } from './compileSources.ts';
import { readSourceFile, type SourceFile } from './readSourceFile.ts';
import type { SourceProblem } from './sourceProblem.ts';

/** Every JSON file of a folder and those below it, by name: what football data and articles are given in. */
export async function listSourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The facts of a folder of football data. Files and records that are wrong are left out, each with its reason. */
export async function readSourceFolder(folder: string): Promise<{ facts: Facts; problems: SourceProblem[] }> {
  const problems: SourceProblem[] = [];
  const files: SourceFile[] = [];
  for (const path of await listSourceFiles(folder)) {
    if (path.endsWith('.articles.json')) continue;
    const file = readSourceFile(relative(folder, path), await readFile(path, 'utf8'), problems);
    if (file) files.push(file);
  }
  return { facts: compileSources(files, problems), problems };
}
