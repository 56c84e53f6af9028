import { globSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from '../workspaceFolder';

/** The file of a decision record; `undefined` where there is none, or more than one. */
export function recordFile(number: string): string | undefined {
  const found = globSync(`docs/decisions/${number}-*.md`, { cwd: workspaceFolder });
  return found.length === 1 ? path.join(workspaceFolder, found[0] ?? '') : undefined;
}
