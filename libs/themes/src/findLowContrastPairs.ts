import { contrastPairsOf } from './contrastPairsOf';
import { contrastRatio } from './contrastRatio';
import type { ThemeTokens } from './ThemeTokens';

/** Colours of a theme that cannot be told from what is behind them, one line each: theme, scheme, pair, figures. */
export function findLowContrastPairs(tokens: ThemeTokens): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairsOf(tokens, scheme).flatMap(({ on, behind, need }) => {
      const colours = tokens[scheme];
      const ratio = contrastRatio(colours[on], colours[behind]);
      if (ratio >= need) return [];
      const pair = `${on} ${colours[on]} on ${behind} ${colours[behind]}`;
      return [`${tokens.key}, ${scheme}: ${pair} is ${ratio.toFixed(2)}, needs ${need}`];
    }),
  );
}
