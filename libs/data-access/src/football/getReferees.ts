import type { RefereeProfile } from '@cancha/stats/referee/RefereeProfile';
import type { Api } from '../api/Api';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { listedRefereeSchema } from './referee.wire';

/** Who refereed a match. An extension of our origin: `null` from other backends. */
export async function getReferees(api: Api): Promise<readonly Pick<RefereeProfile, 'id' | 'name'>[] | null> {
  return api.get({
    path: '/soccer/referees',
    cacheKey: 'referees',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      return readList(
        listedRefereeSchema,
        isRecord(answer) ? answer['referees'] : answer,
        'referees',
        issues,
      );
    },
  });
}
