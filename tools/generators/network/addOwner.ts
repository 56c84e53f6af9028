import type { Tree } from '@nx/devkit';
import { editFile } from '../source/editFile.ts';

/** Adds folders to CODEOWNERS, under a comment of what they are. */
export function addOwner(tree: Tree, what: string, team: string, folders: readonly string[]): void {
  const lines = folders.map((folder) => `/${folder}/ ${team}\n`);
  editFile(tree, '.github/CODEOWNERS', (owners) => `${owners}\n# ${what}\n${lines.join('')}`);
}
