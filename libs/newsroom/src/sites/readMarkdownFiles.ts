import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem, FileResult } from './readArticleFile.ts';

/** What the Markdown files of a folder hold, in the order of their names. The others are named in `problems`. */
export async function readMarkdownFiles<T>(
  folder: string,
  read: (file: string, text: string) => FileResult<T>,
  problems: FileProblem[],
): Promise<T[]> {
  // A site may have none.
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const markdown = names.filter((name) => name.endsWith('.md')).sort();
  const results = await Promise.all(
    markdown.map(async (name) => read(name, await readFile(join(folder, name), 'utf8'))),
  );
  return results.flatMap((result) => {
    if (result.ok) return [result.value];
    problems.push(result.problem);
    return [];
  });
}
