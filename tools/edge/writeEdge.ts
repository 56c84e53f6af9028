import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EdgeOptions, writeEdgeConfig } from './writeEdgeConfig.ts';
import { writeErrorPage } from './writeErrorPage.ts';

/** Writes what the edge is made of: `cancha.conf`, and the page of each site for when nobody answers. */
export async function writeEdge(options: EdgeOptions): Promise<string> {
  const { folder, sites } = options;
  await mkdir(join(folder, 'errors'), { recursive: true });
  for (const site of sites)
    await writeFile(join(folder, 'errors', `${site.id}.html`), writeErrorPage(site).html);
  const file = join(folder, 'cancha.conf');
  await writeFile(file, writeEdgeConfig(options));
  return file;
}
