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

export type Themes = {
  rules: ThemeRules;
  /** The available styles of each part. */
  styles: Record<string, readonly string[]>;
  sets: readonly Tokens[];
};

export function readThemes(tree: Tree): Themes {
  const load = (name: string) => loadFromTree(tree, `libs/themes/${name}.ts`);
  const rules = ['contrastPairsOf', 'contrastRatio', 'themeDifference'].map((name) => load(`src/${name}`));
  const styles = ['header', 'footer', 'card', 'poll', 'pager'].map((part): [string, string[]] => {
    const { [`${part}Styles`]: rows } = load(`src/styles/${part}Styles`);
    return [part, Object.keys(rows as object)];
  });
  const { themeKeys } = load('src/themeKeys') as { themeKeys: readonly string[] };
  return {
    rules: Object.assign({}, ...rules) as ThemeRules,
    styles: Object.fromEntries(styles),
    sets: themeKeys.map((key) => (load(`sets/${key}/tokens`) as { tokens: Tokens }).tokens),
  };
}
