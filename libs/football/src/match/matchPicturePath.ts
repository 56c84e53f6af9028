import type { Site } from '@cancha/brands/Site';
import type { Match } from '@cancha/stats/match/Match';

const folder = '/api/match-picture/';

/** What a match looks like where it is shared, 1200 by 630. */
export const matchPicturePath = ({ prefix }: Pick<Site, 'prefix'>, { id }: Pick<Match, 'id'>): string =>
  `${prefix}${folder}${encodeURIComponent(id)}.png`;

/** The internal path of such a picture; `null` for any other, and where matches have no pages. */
export function resolveMatchPicture(
  { prefix, capabilities }: Pick<Site, 'prefix' | 'capabilities'>,
  pathname: string,
): string | null {
  const start = prefix + folder;
  if (!capabilities.football || !capabilities.matchPage || !pathname.startsWith(start)) return null;
  const id = /^([^/]+)\.png$/.exec(pathname.slice(start.length))?.[1];
  return id === undefined ? null : `match-picture/${id}`;
}
