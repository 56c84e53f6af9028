import type { MatchEvent } from '@cancha/stats/match/MatchEvent';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { mapEach } from '../mapping/mapEach';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { mapMatchEvent } from './mapMatchEvent';
import { eventSchema } from './matchCentre.wire';

/** Goals, cards and substitutions in order. An extension of our origin: `null` from other backends. */
export async function getMatchEvents(
  api: Api,
  args: { matchId: string },
): Promise<readonly MatchEvent[] | null> {
  const path = encodePath(['soccer', 'match', args.matchId, 'events']);
  if (path === null) return null;

  return api.get({
    path,
    cacheKey: 'match-events',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['events'] : answer;
      return mapEach(readList(eventSchema, list, 'events', issues), mapMatchEvent, issues);
    },
  });
}
