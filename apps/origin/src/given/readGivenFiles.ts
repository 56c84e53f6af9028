import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { firstReason, type FileProblem } from '@cancha/newsroom/sites/readArticleFile.ts';

/** Articles of one site as a file has them. Nothing is known of a record but that it stands there. */
export type GivenFile = { file: string; site: string; articles: unknown[] };

const givenFileSchema = z.object({ site: z.string().min(1), articles: z.array(z.unknown()) });

/** Where the articles of a folder lie: `*.articles.json` at any depth, in the order of their names. */
export async function findGivenFiles(folder: string): Promise<string[]> {
  // A folder that is not there is the football data's to report.
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.articles.json')).sort();
}

/** Reads one such file. What is no JSON, or JSON of another shape, gives the reason. */
export async function readGivenFile(folder: string, file: string): Promise<GivenFile | FileProblem> {
  try {
    const parsed = givenFileSchema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    return parsed.success ? { file, ...parsed.data } : { file, reason: firstReason(parsed.error) };
  } catch (error) {
    return { file, reason: error instanceof Error ? error.message : String(error) };
  }
}
