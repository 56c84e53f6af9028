import { globSync } from 'node:fs';
import path from 'node:path';

/** From this folder, as Storybook wants it. */
const source = '../src';

/** Folders of components by the group designers look for them in; a folder of another name is a group of its own. */
const groupOf: Readonly<Record<string, string>> = {
  text: 'Foundations',
  media: 'Foundations',
  match: 'Football',
  standings: 'Football',
  list: 'Lists',
  block: 'Blocks',
};

const capitalised = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1);

/** Where Storybook finds the stories of the components, by group: a new folder needs no word here. */
export const storyGroups = globSync('*/', {
  cwd: path.join(import.meta.dirname, source),
  exclude: ['base', 'stories'],
})
  .sort()
  .map((folder) => ({
    directory: `${source}/${folder}`,
    files: '**/*.stories.tsx',
    titlePrefix: groupOf[folder] ?? capitalised(folder),
  }));
