import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const imported = /\b(?:from|import)\s*\(?\s*'((?:\.|@cancha\/)[^']+\.ts)'/g;

/** The file of a program and all files of the workspace that it imports, sorted. */
export async function listSources(program: string): Promise<string[]> {
  const found = new Set<string>();
  await follow(program, found);
  return [...found].sort();
}

async function follow(file: string, found: Set<string>): Promise<void> {
  if (found.has(file)) return;
  found.add(file);
  const source = await readFile(file, 'utf8');
  const names = [...source.matchAll(imported)].map(([, name = '']) => name);
  const { resolve } = createRequire(file);
  await Promise.all(names.map((name) => follow(resolve(name), found)));
}
