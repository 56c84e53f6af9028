import type { Scheme } from './recolour.ts';
import type { SchemeName, ThemeRules, Tokens } from './readThemes.ts';

/** What became of a brand's colour, a line for each scheme: where it cannot be read the theme has the nearest that can. */
export function describeBrandColour(tokens: Tokens, given: string, rules: ThemeRules): string[] {
  return (['light', 'dark'] as const).map((scheme) => {
    const { brand = given } = tokens[scheme];
    const why =
      brand === given
        ? 'as given'
        : `the nearest that can be read: ${whyNot(tokens, { given, scheme }, rules)}`;
    return `Brand colour on ${scheme} pages: ${brand}, ${why}.`;
  });
}

type Asked = { given: string; scheme: SchemeName };

/** The first pair in which the colour could not be read, in words. */
function whyNot(tokens: Tokens, { given, scheme }: Asked, rules: ThemeRules): string {
  const colours: Scheme = { ...tokens[scheme], brand: given };
  const ratioOn = (behind: string) => rules.contrastRatio(given, colours[behind] ?? '');
  const faint = rules
    .contrastPairsOf({ ...tokens, [scheme]: colours }, scheme)
    .find(({ on, behind, need }) => on === 'brand' && ratioOn(behind) < need);
  if (!faint) return `${given} leaves another colour too little contrast`;
  const { behind, need } = faint;
  return `${given} has ${ratioOn(behind).toFixed(2)}:1 on the ${behind} ${colours[behind]}, and text needs ${need}:1`;
}
