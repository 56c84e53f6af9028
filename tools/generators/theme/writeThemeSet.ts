import type { Tree } from '@nx/devkit';
import { editFile, readText } from '../source/editFile.ts';
import { append, propertyNames, replaceValue } from '../source/editSource.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { describeBrandColour } from './describeBrandColour.ts';
import { designTheme } from './designTheme.ts';
import { readThemes, type Themes, type Tokens } from './readThemes.ts';

/** `from`: the set it is made from; without it the first of all whose shape suits the colour. */
type NewSet = { key: string; from: string | undefined; colour: string };

/** Tried first: the main edition's. */
const usualTheme = 'fca';
const fileOf = (key: string, file: string) => `libs/themes/sets/${key}/${file}`;

/**
 * A theme set derived from another one, in another colour. Returns what was made of the colour, in sentences. Throws an
 * `ExplainedError` if it would be too similar to a set that is there.
 */
export function writeThemeSet(tree: Tree, { key, from, colour: given }: NewSet): string[] {
  const colour = given.toLowerCase();
  const themes = readThemes(tree);
  const others = themes.sets.map((set) => set.key).filter((other) => other !== usualTheme);
  const candidates = from === undefined ? [usualTheme, ...others] : [from];
  const { source, tokens } = firstThatSuits(candidates, (candidate) =>
    designFrom(tree, candidate, { key, colour, themes }),
  );

  const project = readText(tree, fileOf(source, 'project.json'))
    .replace(`@cancha/theme-${source}"`, `@cancha/theme-${key}"`)
    .replace(`build-css.ts ${source}"`, `build-css.ts ${key}"`);
  tree.write(fileOf(key, 'project.json'), project);
  tree.write(fileOf(key, 'tokens.ts'), tokensText(tree, { source, tokens, colour }));
  editFile(tree, 'libs/themes/src/themeKeys.ts', (keys) => append(keys, ['themeKeys'], `'${key}'`));
  return [`The theme ${key} is made from ${source}.`, ...describeBrandColour(tokens, colour, themes.rules)];
}

type Designed = { source: string; tokens: Tokens };

/** Throws the last problem if no candidate suits. */
function firstThatSuits(candidates: readonly string[], design: (candidate: string) => Tokens): Designed {
  let problem: unknown;
  for (const source of candidates) {
    try {
      return { source, tokens: design(source) };
    } catch (error) {
      if (!(error instanceof ExplainedError)) throw error;
      problem = error;
    }
  }
  throw problem;
}

type Wanted = { key: string; colour: string; themes: Themes };

function designFrom(tree: Tree, source: string, { key, colour, themes }: Wanted): Tokens {
  const file = fileOf(source, 'tokens.ts');
  const { tokens: from } = loadFromTree(tree, file) as { tokens: Tokens };
  return designTheme({ key, from, colour, names: namesIn(readText(tree, file)) }, themes);
}

const namesIn = (module: string) => ({
  styles: propertyNames(module, ['tokens', 'styles']),
  light: propertyNames(module, ['tokens', 'light']),
  dark: propertyNames(module, ['tokens', 'dark']),
});

/** The module of the other set with the new values. */
function tokensText(tree: Tree, { source, tokens, colour }: Designed & { colour: string }): string {
  const module = readText(tree, fileOf(source, 'tokens.ts'));
  const comment = /\/\*\*[^]*?\*\/(?=\nexport const tokens)/;
  const described = module.replace(comment, `/** From ${source}, turned to ${colour}. */`);
  let text = replaceValue(described, ['tokens'], 'key', `'${tokens.key}'`);
  const names = namesIn(module);
  for (const part of ['styles', 'light', 'dark'] as const) {
    for (const name of names[part])
      text = replaceValue(text, ['tokens', part], name, `'${tokens[part][name] ?? ''}'`);
  }
  return text;
}
