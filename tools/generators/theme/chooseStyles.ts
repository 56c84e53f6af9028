import type { Tokens } from './readThemes.ts';

type Styles = Tokens['styles'];
type Choice = {
  /** The available styles of each part. */
  styles: Record<string, readonly string[]>;
  isUnlike: (styles: Styles) => boolean;
};

/** The styles nearest to the given ones that make a theme unlike all others, or `null`. */
export function chooseStyles(given: Styles, { styles, isUnlike }: Choice): Styles | null {
  const changes = (candidate: Styles) =>
    Object.entries(candidate).filter(([part, style]) => given[part] !== style).length;
  return (
    combinations(styles)
      .sort((a, b) => changes(a) - changes(b))
      .find(isUnlike) ?? null
  );
}

function combinations(styles: Record<string, readonly string[]>): Styles[] {
  return Object.entries(styles).reduce<Styles[]>(
    (all, [part, choices]) => all.flatMap((some) => choices.map((style) => ({ ...some, [part]: style }))),
    [{}],
  );
}
