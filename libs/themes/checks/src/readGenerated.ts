import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sets = path.join(import.meta.dirname, '../../sets');

/** A file that the build of a set has written. */
export function readGenerated(key: string, file: string): Buffer {
  const place = path.join(sets, key, 'generated', file);
  if (!existsSync(place)) throw new Error(`${place} is missing: run \`npx nx run @cancha/theme-${key}:css\``);
  return readFileSync(place);
}
