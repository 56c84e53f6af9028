import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from '../workspaceFolder';

/** A file of the workspace. */
export const exists = (file: string) => existsSync(path.join(workspaceFolder, file));

/** `file › title`: the title as it is written there, values and all. */
export function isTest(heldBy: string): boolean {
  const [file = '', title = ''] = heldBy.split(' › ');
  if (!exists(file)) return false;
  const text = readFileSync(path.join(workspaceFolder, file), 'utf8');
  if (file.endsWith('.stories.tsx')) return new RegExp(`^export const ${title}\\b`, 'm').test(text);
  const calls = text.replaceAll(/\(\s+/g, '(');
  return ["'", '"', '`'].some((quote) => calls.includes(`(${quote}${title}${quote}`));
}
