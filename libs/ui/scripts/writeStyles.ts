import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `styles.css`: what every page stands on and the styles of all components after it, in one file to link. */
export async function writeStyles(root: string, dist: string): Promise<void> {
  const base = path.join(root, 'src/base/base.css');
  const components = path.join(dist, 'components.css');
  const parts = await Promise.all([base, components].map((file) => readFile(file, 'utf8')));
  await writeFile(path.join(dist, 'styles.css'), parts.join('\n'));
  await rm(components);

  await mkdir(path.join(dist, 'base'));
  await copyFile(base, path.join(dist, 'base/base.css'));
}
