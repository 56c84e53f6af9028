import type { Tree } from '@nx/devkit';

export function readText(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`There is no file ${file}.`);
  return text;
}

export function editFile(tree: Tree, file: string, edit: (source: string) => string): void {
  tree.write(file, edit(readText(tree, file)));
}
