import type { Match } from '@cancha/stats/match/Match';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readMatch } from './readMatches';

/** A match by its id, or `null` when the provider does not know it. */
export async function getMatch(api: Api, args: { matchId: string }): Promise<Match | null> {
  const path = encodePath(['soccer', 'match', args.matchId]);
  if (path === null) return null;

  return api.get({ path, cacheKey: 'match', nullIfNotFound: true, read: readMatch });
}
