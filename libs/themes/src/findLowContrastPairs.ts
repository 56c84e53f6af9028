import { contrastPairsOf } from './contrastPairsOf';
import { contrastRatio } from './contrastRatio';
import type { ThemeTokens } from './ThemeTokens';

/** Pairs below the required contrast, one line each: theme, scheme, pair, figures. */
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
