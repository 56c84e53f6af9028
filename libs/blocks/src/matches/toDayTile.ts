import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { Match } from '@cancha/stats/match/Match';
import type { MatchTile } from '@cancha/ui/match/MatchMini/MatchTile';
import { matchStateText } from './matchStateText';
import { tileOf } from './tileOf';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A match among those of its day and its competition: what a reader still wants to know is the hour and the round. */
export function toDayTile(
  match: Match,
  context: Pick<SiteContext, 'site' | 't' | 'format'>,
  age: string | null = null,
  now: Date = new Date(),
): MatchTile {
  const kickOff = (at: Date) => context.format.time(at);
  const stateText = matchStateText(match, { now, kickOff }, context.t);
  const noteText = match.stage?.name ?? match.venue?.city ?? '';
  const showsHour = match.state === 'scheduled' && match.isTimeKnown && !isOverdue(match, now);
  return {
    ...tileOf(match, { stateText, noteText, age }, context),
    startsAt: showsHour ? match.kickOff.toISOString() : null,
  };
}
