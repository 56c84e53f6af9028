import type { Site } from '@cancha/brands/Site';
import { isSafePath } from '@cancha/routing/isSafePath';

/** After these the poll is shown as it stands, under an address. What failed is told in the answer to what was posted. */
export const shownOutcomes = ['voted', 'alreadyVoted', 'over'] as const;

export type VoteOutcomeKind = (typeof shownOutcomes)[number] | 'failure' | 'tooMany';

export const pollAction = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/poll`;

/** The page with the poll of `path` after a vote, for readers without JavaScript. */
export const pollResultPath = (site: Pick<Site, 'prefix'>, outcome: VoteOutcomeKind, path: string): string =>
  `${pollAction(site)}/${outcome}?${new URLSearchParams({ path }).toString()}`;

/** A path that a page of the newsroom may have; the front page for any other. */
export const readPollPath = (path: string | null): string =>
  path?.startsWith('/') && isSafePath(path) && !path.includes('%') ? path : '/';

/** The internal path of the address of a result; `null` for any other. */
export function resolvePollResult(
  site: Pick<Site, 'prefix'>,
  pathname: string,
  search: URLSearchParams,
): string | null {
  const outcome = shownOutcomes.find((name) => pathname === `${pollAction(site)}/${name}`);
  return outcome ? pollResultPage(outcome, readPollPath(search.get('path'))) : null;
}

/** Internal path of the page that says what came of a vote in the poll of `path`. */
export const pollResultPage = (outcome: string, path: string): string =>
  `poll/${outcome}${path === '/' ? '' : encodeURI(path)}`;
