import { ExplainedError } from '../../setup/ExplainedError.mjs';
import type { SchemeName, Themes, Tokens } from './readThemes.ts';
import { recolour } from './recolour.ts';
import { nearestReadable, strengthen } from './strengthen.ts';

type Styles = Tokens['styles'];
type Design = {
  key: string;
  from: Tokens;
  colour: string;
  /** Colours that the set defines itself; spread ones are shared by all sets. */
  names: Record<SchemeName, readonly string[]>;
};

/**
 * Tokens with the fonts of another set, its palette shifted to a colour, and enough other styles to tell the two apart.
 * The brand colour of both schemes is the given one, or the nearest that can be read there. Throws an `ExplainedError` if the result is too similar to an existing set.
 */
export function designTheme({ key, from, colour, names }: Design, { rules, styles, sets }: Themes): Tokens {
  const { countDifferentTraits, colourDistance, contrastPairsOf, contrastRatio, minDifference } = rules;
  const isUnlike = (candidate: Styles) =>
    sets.every(
      (other) => countDifferentTraits({ ...from, styles: candidate }, other) >= minDifference.traits,
    );
  const chosen = chooseStyles(from.styles, { styles, isUnlike });
  if (!chosen)
    throw new ExplainedError(
      `A theme from ${from.key} is like another in every style: choose another --themeFrom.`,
    );

  const shaped = { ...from, key, styles: chosen };
  const paint = (scheme: SchemeName) => {
    const turn = { from: from.light['brand'] ?? colour, to: colour, brand: colour };
    const given = recolour(from[scheme], names[scheme], turn);
    const pairs = contrastPairsOf({ ...shaped, [scheme]: given }, scheme);
    const brand = nearestReadable(colour, (candidate) =>
      pairs.every(
        ({ on, behind, need }) => on !== 'brand' || contrastRatio(candidate, given[behind] ?? '') >= need,
      ),
    );
    const colours = recolour(from[scheme], names[scheme], { ...turn, brand });
    return strengthen(colours, names[scheme], { pairs, ratio: contrastRatio });
  };
  const tokens = { ...shaped, light: paint('light'), dark: paint('dark') };
  const alike = sets.find((other) => colourDistance(tokens, other) <= minDifference.colour);
  if (!alike) return tokens;
  throw new ExplainedError(
    `In ${colour} the theme could be taken for ${alike.key}: choose another --colour or --themeFrom.`,
  );
}

type Choice = { styles: Themes['styles']; isUnlike: (styles: Styles) => boolean };

/** The styles nearest to the given ones that make a theme unlike all others, or `null`. */
export function chooseStyles(given: Styles, { styles, isUnlike }: Choice): Styles | null {
  const changes = (candidate: Styles) =>
    Object.entries(candidate).filter(([part, style]) => given[part] !== style).length;
  const combinations = Object.entries(styles).reduce<Styles[]>(
    (all, [part, choices]) => all.flatMap((some) => choices.map((style) => ({ ...some, [part]: style }))),
    [{}],
  );
  return combinations.sort((a, b) => changes(a) - changes(b)).find(isUnlike) ?? null;
}
