import { createRequire } from 'node:module';
import type { ThemeFace } from '../faces/ThemeFace';

export type FacePart = 'latin' | 'latin-ext';

const require = createRequire(import.meta.url);

export function locateFaceFile({ package: name, file, weight }: ThemeFace, part: FacePart): string {
  return require.resolve(`${name}/files/${file}-${part}-${weight}-normal.woff2`);
}
