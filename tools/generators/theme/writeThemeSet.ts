import type { Tree } from '@nx/devkit';
import { editFile, readText } from '../source/editFile.ts';
import { append, propertyNames, replaceValue } from '../source/editSource.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { designTheme } from './designTheme.ts';
import { readThemes, type Tokens } from './readThemes.ts';

type NewSet = { key: string; from: string; colour: string };

const fileOf = (key: string, file: string) => `libs/themes/sets/${key}/${file}`;

/** A theme set derived from another one, in another colour. */
export function writeThemeSet(tree: Tree, set: NewSet): void {
  const { key, from } = set;
  const project = readText(tree, fileOf(from, 'project.json'))
    .replace(`@cancha/theme-${from}"`, `@cancha/theme-${key}"`)
    .replace(`build-css.ts ${from}"`, `build-css.ts ${key}"`);
  tree.write(fileOf(key, 'project.json'), project);
  tree.write(fileOf(key, 'tokens.ts'), tokensText(tree, set));
  editFile(tree, 'libs/themes/src/themeKeys.ts', (keys) => append(keys, ['themeKeys'], `'${key}'`));
}

/** The module of the other set with the new values. */
function tokensText(tree: Tree, { key, from, colour }: NewSet): string {
  const file = fileOf(from, 'tokens.ts');
  const module = readText(tree, file);
  const { tokens: given } = loadFromTree(tree, file) as { tokens: Tokens };
  const namesOf = (part: string) => propertyNames(module, ['tokens', part]);
  const names = { light: namesOf('light'), dark: namesOf('dark') };
  const tokens = designTheme({ key, from: given, colour, names }, readThemes(tree));

  const comment = /\/\*\*[^]*?\*\/(?=\nexport const tokens)/;
  const described = module.replace(comment, `/** From ${from}, turned to ${colour}. */`);
  let text = replaceValue(described, ['tokens'], 'key', `'${key}'`);
  for (const part of ['styles', 'light', 'dark'] as const) {
    for (const name of namesOf(part))
      text = replaceValue(text, ['tokens', part], name, `'${tokens[part][name] ?? ''}'`);
  }
  return text;
}
