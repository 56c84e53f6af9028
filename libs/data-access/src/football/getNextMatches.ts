import type { Match } from '@cancha/stats/match/Match';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readMatches } from './readMatches';

/** The soonest first, as sent; `null` for an unknown team. */
export async function getNextMatches(
  api: Api,
  args: { teamId: string; nextEvents?: number },
): Promise<readonly Match[] | null> {
  const path = encodePath(['soccer', 'next-match', args.teamId]);
  if (path === null) return null;

  const query = { nextEvents: args.nextEvents };
  return api.get({ path, query, cacheKey: 'matches', nullIfNotFound: true, read: readMatches });
}
