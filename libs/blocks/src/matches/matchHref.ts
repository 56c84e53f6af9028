import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Match } from '@cancha/stats/match/Match';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { slugOf } from './slugOf';

/** The page of a match; `null` on sites that have none, so that no link leads to a page that is not there. */
export function matchHref(match: Match, { site }: Pick<SiteContext, 'site'>): string | null {
  return hasPage(site, 'match') ? buildPath(site, 'match', matchParams(match)) : null;
}

export function matchParams({ id, home, away }: Match): { slug: string; id: string } {
  // Names of another script leave nothing: an address needs something there.
  return { slug: [home.name, away.name].map(slugOf).filter(Boolean).join('-') || '-', id };
}
