import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Competitions that the front page of a site follows. */
export function followedCompetitions({ brandConfig }: Pick<SiteContext, 'brandConfig'>): readonly string[] {
  const { strip, table, scorers } = brandConfig.front;
  return [...new Set([strip, table, scorers].flatMap((block) => (block ? [block.tournament] : [])))];
}
