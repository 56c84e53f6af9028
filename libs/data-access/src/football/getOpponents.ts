import type { Opponent } from '@cancha/stats/team/Opponent';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readOne, readOptionalList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { opponentSchema, opponentsSchema } from './team.wire';

/** Whom a team meets most often first. An extension of our origin: `null` from other backends. */
export async function getOpponents(api: Api, args: { teamId: string }): Promise<readonly Opponent[] | null> {
  const path = encodePath(['soccer', 'team', args.teamId, 'opponents']);
  if (path === null) return null;
  return api.get({
    path,
    cacheKey: 'opponents',
    nullIfNotFound: true,
    read: (body, issues) => {
      const { opponents } = readOne(opponentsSchema, unwrapData(body), 'opponents');
      return readOptionalList(opponentSchema, opponents, args.teamId, issues);
    },
  });
}
