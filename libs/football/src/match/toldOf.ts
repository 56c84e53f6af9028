import type { Told } from '@cancha/blocks/liveMatches/LiveUpdate';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isShootOutKick } from '@cancha/stats/match/MatchEvent';
import type { MatchCentre } from './loadMatchPage';
import { matchName } from './matchWords';

/** What an open page of a match says of it: in the title of its tab, and aloud. */
export function toldOf(
  { match, events }: Pick<MatchCentre, 'match' | 'events'>,
  { t }: Pick<SiteContext, 't'>,
): Told {
  return {
    name: matchName(match, { t }),
    kicks: events.filter(isShootOutKick).map(({ kind, player, side }) =>
      t(kind === 'kick-scored' ? 'matchPage.spokenScored' : 'matchPage.spokenMissed', {
        player: player.name,
        team: match[side].name,
      }),
    ),
  };
}
