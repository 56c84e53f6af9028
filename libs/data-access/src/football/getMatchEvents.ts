import { mapEach } from '@cancha/stats/mapped/mapEach';
import { mapMatchEvent } from '@cancha/stats/match/mapMatchEvent';
import type { MatchEvent } from '@cancha/stats/match/MatchEvent';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { eventSchema } from './matchCentre.wire';

/** What happened in a match, in order: an extension of our origin. `null` without the call. */
export async function getMatchEvents(
  api: Api,
  args: { matchId: string },
): Promise<readonly MatchEvent[] | null> {
  const path = encodePath(['soccer', 'match', args.matchId, 'events']);
  if (path === null) return null;

  return api.get({
    path,
    shape: 'match-events',
    absentIsAnswer: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['events'] : answer;
      const result = mapEach(readList(eventSchema, list, 'events', issues), mapMatchEvent);
      issues.push(...result.issues);
      return result.values;
    },
  });
}
