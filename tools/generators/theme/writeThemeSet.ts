import type { Tree } from '@nx/devkit';
import { append } from '../source/append.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { propertyNames } from '../source/propertyNames.ts';
import { readText } from '../source/readText.ts';
import { replaceValue } from '../source/replaceValue.ts';
import { designTheme } from './designTheme.ts';
import { readSets, readStyles, readThemeRules, type Tokens } from './readThemes.ts';

type NewSet = { key: string; from: string; colour: string };

const keysFile = 'libs/themes/src/themeKeys.ts';
const fileOf = (key: string, file: string) => `libs/themes/sets/${key}/${file}`;

/** A theme set derived from another one, in another colour. */
export function writeThemeSet(tree: Tree, set: NewSet): void {
  writeProject(tree, set);
  tree.write(fileOf(set.key, 'tokens.ts'), tokensText(tree, set));
  tree.write(keysFile, append(readText(tree, keysFile), ['themeKeys'], `'${set.key}'`));
}

function writeProject(tree: Tree, { key, from }: NewSet): void {
  const project = readText(tree, fileOf(from, 'project.json'));
  const own = project.replace(`@cancha/theme-${from}"`, `@cancha/theme-${key}"`);
  tree.write(fileOf(key, 'project.json'), own.replace(`build-css.ts ${from}"`, `build-css.ts ${key}"`));
}

/** The module of the other set with the new values. */
function tokensText(tree: Tree, { key, from, colour }: NewSet): string {
  const file = fileOf(from, 'tokens.ts');
  const module = readText(tree, file);
  const { tokens: given } = loadFromTree(tree, file) as { tokens: Tokens };
  const names = {
    light: propertyNames(module, ['tokens', 'light']),
    dark: propertyNames(module, ['tokens', 'dark']),
  };
  const design = { key, from: given, colour, names, styles: readStyles(tree) };
  const tokens = designTheme(design, readSets(tree), readThemeRules(tree));

  let text = replaceValue(describe(module, from, colour), ['tokens'], 'key', `'${key}'`);
  for (const [part, values] of [
    ['styles', tokens.styles],
    ['light', tokens.light],
    ['dark', tokens.dark],
  ] as const) {
    for (const name of propertyNames(text, ['tokens', part])) {
      text = replaceValue(text, ['tokens', part], name, `'${values[name] ?? ''}'`);
    }
  }
  return text;
}

function describe(module: string, from: string, colour: string): string {
  const comment = /\/\*\*[^]*?\*\/(?=\nexport const tokens)/;
  return module.replace(comment, `/** From ${from}, turned to ${colour}. */`);
}
