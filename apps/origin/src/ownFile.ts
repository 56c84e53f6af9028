import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const isBuilt = import.meta.url.endsWith('.js');

/** Absolute path of a file of the origin, named from its folder: `src` and the build in `dist` lie right below it. */
export function ownFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** A program that the origin runs in a process of its own: its source in `src`, or what the build made of that. */
export function ownProgram(source: string): string {
  return ownFile(isBuilt ? `dist/${basename(source, '.ts')}.js` : `src/${source}`);
}
