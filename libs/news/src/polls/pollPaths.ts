import type { Site } from '@cancha/brands/Site';
import { isSafePath } from '@cancha/routing/isSafePath';

export const voteOutcomes = ['voted', 'alreadyVoted', 'over', 'failure'] as const;

export type VoteOutcomeKind = (typeof voteOutcomes)[number];

export const pollAction = ({ prefix }: Pick<Site, 'prefix'>): string => `${prefix}/api/poll`;

/** The page that says what came of a vote in the poll of `path`, for readers without JavaScript. */
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
  const outcome = voteOutcomes.find((name) => pathname === `${pollAction(site)}/${name}`);
  if (!outcome) return null;
  const path = readPollPath(search.get('path'));
  return `poll/${outcome}${path === '/' ? '' : encodeURI(path)}`;
}
