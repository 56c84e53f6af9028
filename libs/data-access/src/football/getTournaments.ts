import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Api } from '../api/Api';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { tournamentSchema } from './match.wire';

/** The seasons of a competition, or of all without a slug; the latest first. An extension of our origin: else `null`. */
export function getTournaments(api: Api, { slug }: { slug?: string }): Promise<readonly Tournament[] | null> {
  return api.get({
    path: '/soccer/tournaments',
    query: { slug },
    cacheKey: 'tournaments',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['tournaments'] : answer;
      return readList(tournamentSchema, list, 'tournaments', issues);
    },
  });
}
