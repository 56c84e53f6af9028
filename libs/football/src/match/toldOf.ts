import type { Told } from '@cancha/blocks/liveMatches/LiveUpdate';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isOverdue } from '@cancha/stats/match/isOverdue';
import { isShootOutKick } from '@cancha/stats/match/MatchEvent';
import type { MatchCentre } from './loadMatchPage';
import { kickOffText } from './kickOffText';
import { matchName } from './matchWords';

/** What an open page of a match says of it: in the title of its tab, and aloud. */
export function toldOf(
  { match, events }: Pick<MatchCentre, 'match' | 'events'>,
  context: Pick<SiteContext, 't' | 'format' | 'brandConfig'>,
  now: Date,
): Told {
  const { t } = context;
  const isToTell = match.state === 'interrupted' || (match.state === 'scheduled' && !isOverdue(match, now));
  return {
    name: matchName(match, { t }),
    when: isToTell ? kickOffText(match, now, context).text : null,
    kicks: events.filter(isShootOutKick).map(({ kind, player, side }) =>
      t(kind === 'kick-scored' ? 'matchPage.spokenScored' : 'matchPage.spokenMissed', {
        player: player.name,
        team: match[side].name,
      }),
    ),
  };
}
