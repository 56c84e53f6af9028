import type { PlayerMatch } from '@cancha/stats/player/PlayerMatch';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOne, readOptionalList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { playerMatchesSchema, playerMatchSchema } from './team.wire';

/** The latest first, those he is named in. An extension of our origin: `null` from other backends. */
export async function getPlayerMatches(
  api: Api,
  args: { playerId: string },
): Promise<readonly PlayerMatch[] | null> {
  const path = encodePath(['soccer', 'player', args.playerId, 'matches']);
  if (path === null) return null;
  return api.get({
    path,
    cacheKey: 'player-matches',
    nullIfNotFound: true,
    read: (body, issues) => readPlayerMatches(body, args.playerId, issues),
  });
}

function readPlayerMatches(body: unknown, owner: string, issues: MapIssue[]): PlayerMatch[] {
  const { matches } = readOne(playerMatchesSchema, unwrapData(body), 'matches');
  return readOptionalList(playerMatchSchema, matches, owner, issues).flatMap((wire) => {
    const [match] = readMatchList([wire.match], issues);
    if (!match) return [];
    return [
      {
        match,
        side: wire.side,
        part: wire.part ?? null,
        minuteOn: wire.minute_on,
        minuteOff: wire.minute_off,
        goals: wire.goals,
        yellowCards: wire.yellow_cards,
        redCards: wire.red_cards,
      },
    ];
  });
}
