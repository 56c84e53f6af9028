import type { Match } from '@cancha/stats/match/Match';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readMatch } from './readMatches';

export async function getMatch(api: Api, args: { matchId: string }): Promise<Match | null> {
  const path = encodePath(['soccer', 'match', args.matchId]);
  if (path === null) return null;

  return api.get({ path, cacheKey: 'match', nullIfNotFound: true, read: readMatch });
}
