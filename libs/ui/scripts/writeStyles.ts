import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `styles.css`: the base styles and those of all components. */
export async function writeStyles(root: string, dist: string): Promise<void> {
  const base = path.join(root, 'src/base/base.css');
  const components = path.join(dist, 'components.css');
  const parts = await Promise.all([base, components].map((file) => readFile(file, 'utf8')));
  await writeFile(path.join(dist, 'styles.css'), parts.join('\n'));
  await rm(components);

  await mkdir(path.join(dist, 'base'), { recursive: true });
  await copyFile(base, path.join(dist, 'base/base.css'));
}
