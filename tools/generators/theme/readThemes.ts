import type { Tree } from '@nx/devkit';
import { loadFromTree } from '../source/loadFromTree.ts';
import type { Scheme } from './recolour.ts';
import type { ContrastPair } from './strengthen.ts';

export type SchemeName = 'light' | 'dark';
export type Tokens = { key: string; styles: Record<string, string> } & Record<SchemeName, Scheme>;

/** The rules of `libs/themes`. */
export type ThemeRules = {
  contrastPairsOf: (tokens: Tokens, scheme: SchemeName) => readonly ContrastPair[];
  contrastRatio: (a: string, b: string) => number;
  countDifferentTraits: (one: Tokens, other: Tokens) => number;
  colourDistance: (one: Tokens, other: Tokens) => number;
  minDifference: { traits: number; colour: number };
};

export function readThemeRules(tree: Tree): ThemeRules {
  const load = (name: string) => loadFromTree(tree, `libs/themes/src/${name}.ts`);
  return { ...load('contrastPairsOf'), ...load('contrastRatio'), ...load('themeDifference') } as ThemeRules;
}

/** The available styles of each part. */
export function readStyles(tree: Tree): Record<string, string[]> {
  const parts = ['header', 'footer', 'card', 'poll', 'pager'];
  const entries = parts.map((part): [string, string[]] => {
    const { [`${part}Styles`]: rows } = loadFromTree(tree, `libs/themes/src/styles/${part}Styles.ts`);
    return [part, Object.keys(rows as object)];
  });
  return Object.fromEntries(entries);
}

/** The tokens of every set. */
export function readSets(tree: Tree): Tokens[] {
  const { themeKeys } = loadFromTree(tree, 'libs/themes/src/themeKeys.ts') as {
    themeKeys: readonly string[];
  };
  return themeKeys.map(
    (key) => (loadFromTree(tree, `libs/themes/sets/${key}/tokens.ts`) as { tokens: Tokens }).tokens,
  );
}
