import type { Site } from '@cancha/brands/Site';
import type { Match } from '@cancha/stats/match/Match';

type Asked = Pick<Site, 'prefix'>;

const folder = '/api/live-matches';

/** Where a browser asks how the matches of today and tomorrow stand. */
export const liveMatchesSource = ({ prefix }: Asked): string => `${prefix}${folder}`;

/** Where it asks about one of them, with all that the page of a match shows. */
export const liveMatchSource = (site: Asked, { id }: Pick<Match, 'id'>): string =>
  `${liveMatchesSource(site)}/${encodeURIComponent(id)}`;

/** The internal path of such an address; `null` for any other, and on a site without football. */
export function resolveLiveMatches(
  { prefix, capabilities }: Pick<Site, 'prefix' | 'capabilities'>,
  pathname: string,
): string | null {
  const start = `${prefix}${folder}`;
  if (!capabilities.football) return null;
  if (pathname === start) return 'live-matches';
  const id = /^\/([^/]+)$/.exec(pathname.startsWith(start) ? pathname.slice(start.length) : '')?.[1];
  return id !== undefined && capabilities.matchPage ? `live-matches/${id}` : null;
}
