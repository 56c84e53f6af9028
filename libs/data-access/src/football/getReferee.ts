import type { RefereeMatch, RefereeProfile } from '@cancha/stats/referee/RefereeProfile';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOne, readOptionalList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { mapTeam } from './mapTeam';
import { readMatchList } from './readMatches';
import { refereeMatchSchema, refereeSchema, refereeTournamentSchema } from './referee.wire';

/** An extension of our origin: `null` from other backends, and for an unknown referee. */
export async function getReferee(api: Api, args: { refereeId: string }): Promise<RefereeProfile | null> {
  const path = encodePath(['soccer', 'referee', args.refereeId]);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'referee', nullIfNotFound: true, read: readReferee });
}

function readReferee(body: unknown, issues: MapIssue[]): RefereeProfile {
  const { id, name, association, team, matches, tournaments } = readOne(
    refereeSchema,
    unwrapData(body),
    'referee',
  );
  return {
    ...{ id, name, association, team: mapTeam(team) },
    matches: readOptionalList(refereeMatchSchema, matches, id, issues).flatMap((wire): RefereeMatch[] => {
      const [match] = readMatchList([wire.match], issues);
      return match ? [{ match, yellowCards: wire.yellow_cards, redCards: wire.red_cards }] : [];
    }),
    tournaments: readOptionalList(refereeTournamentSchema, tournaments, id, issues).map((one) => ({
      tournament: one.tournament,
      played: one.played,
      matchesKnown: one.matches_known ?? 0,
      yellowCards: one.yellow_cards,
      redCards: one.red_cards,
    })),
  };
}
