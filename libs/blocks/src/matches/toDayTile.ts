import type { Match } from '@cancha/stats/match/Match';
import type { MatchTile } from '@cancha/ui/match/MatchMini/MatchTile';
import { matchStateText } from './matchStateText';
import { tileOf } from './tileOf';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A match among those of its day and its competition: what a reader still wants to know is the hour and the round. */
export function toDayTile(
  match: Match,
  { t, format }: Pick<SiteContext, 't' | 'format'>,
  age: string | null = null,
): MatchTile {
  const tile = tileOf(
    match,
    {
      stateText: matchStateText(match, (at) => format.time(at), t),
      noteText: match.stage?.name ?? match.venue?.city ?? '',
      age,
    },
    t,
  );
  const isTold = match.state === 'scheduled' && match.isTimeKnown;
  return { ...tile, startsAt: isTold ? match.kickOff.toISOString() : null };
}
