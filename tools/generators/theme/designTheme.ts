import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { chooseStyles } from './chooseStyles.ts';
import type { SchemeName, ThemeRules, Tokens } from './readThemes.ts';
import { recolour } from './recolour.ts';
import { strengthen } from './strengthen.ts';

type Design = {
  key: string;
  from: Tokens;
  colour: string;
  /** Colours that the set defines itself; spread ones are shared by all sets. */
  names: Record<SchemeName, readonly string[]>;
  styles: Record<string, readonly string[]>;
};

/**
 * Tokens with the fonts of another set, its palette shifted to a colour, and enough other styles to tell the two apart.
 * Throws an `ExplainedError` if the result is too similar to an existing set.
 */
export function designTheme(
  { key, from, colour, names, styles }: Design,
  sets: readonly Tokens[],
  rules: ThemeRules,
): Tokens {
  const { countDifferentTraits, colourDistance, minDifference } = rules;
  const isUnlike = (candidate: Tokens['styles']) =>
    sets.every(
      (other) => countDifferentTraits({ ...from, styles: candidate }, other) >= minDifference.traits,
    );
  const chosen = chooseStyles(from.styles, { styles, isUnlike });
  if (!chosen)
    throw new ExplainedError(
      `A theme from ${from.key} is like another in every style: choose another --themeFrom.`,
    );

  const shaped = { ...from, key, styles: chosen };
  const paint = (scheme: SchemeName) => paintScheme(shaped, { scheme, names: names[scheme], colour }, rules);
  const tokens = { ...shaped, light: paint('light'), dark: paint('dark') };
  const alike = sets.find((other) => colourDistance(tokens, other) <= minDifference.colour);
  if (!alike) return tokens;
  throw new ExplainedError(
    `In ${colour} the theme could be taken for ${alike.key}: choose another --colour or --themeFrom.`,
  );
}

function paintScheme(
  tokens: Tokens,
  { scheme, names, colour }: { scheme: SchemeName; names: readonly string[]; colour: string },
  { contrastPairsOf, contrastRatio }: ThemeRules,
): Tokens[SchemeName] {
  const colours = recolour(tokens[scheme], names, { from: tokens.light['brand'] ?? colour, to: colour });
  const pairs = contrastPairsOf({ ...tokens, [scheme]: colours }, scheme);
  return strengthen(colours, names, { pairs, ratio: contrastRatio });
}
