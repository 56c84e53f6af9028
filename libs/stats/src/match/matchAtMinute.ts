import type { FinishedMatch, LiveMatch } from './Match';
import { isGoal, isShootOutKick, type MatchEvent } from './MatchEvent';
import { compareMinutes, type MatchMinute } from './MatchMinute';
import type { Period } from './Period';
import type { Score } from './Score';

/** Events until the end of a minute. */
export function eventsUntil(events: readonly MatchEvent[], at: MatchMinute): MatchEvent[] {
  return events.filter(({ minute }) => minute !== null && compareMinutes(minute, at) <= 0);
}

/**
 * A match as it was at the end of a minute. The score is `null` when the events do not add up to the score of the match:
 * a wrong score is worse than none.
 */
export function matchAtMinute(
  match: FinishedMatch | LiveMatch,
  events: readonly MatchEvent[],
  at: MatchMinute,
): LiveMatch {
  const whole = countGoals(events);
  const isKnown = whole.home === match.score?.home && whole.away === match.score.away;
  const past = eventsUntil(events, at);
  return {
    ...match,
    state: 'live',
    score: isKnown ? countGoals(past) : null,
    penalties: null,
    minute: at.minute,
    period: periodAt(at),
    goals: past.filter(isGoal).map(({ minute, side, player, kind }) => ({
      minute: minute ? minuteText(minute) : '',
      side,
      player: player.name,
      kind: kind === 'penalty' || kind === 'own' ? kind : 'goal',
    })),
  };
}

/** The minutes with events, in order, without the shoot-out. */
export function minutesWithEvents(events: readonly MatchEvent[]): MatchMinute[] {
  const minutes = events.flatMap((event) => (event.minute && !isShootOutKick(event) ? [event.minute] : []));
  return [...new Map(minutes.map((minute) => [minuteText(minute), minute])).values()].sort(compareMinutes);
}

const minuteText = ({ minute, added }: MatchMinute) => (added > 0 ? `${minute}+${added}` : `${minute}`);

function countGoals(events: readonly MatchEvent[]): Score {
  const of = (at: 'home' | 'away') => events.filter((event) => isGoal(event) && event.side === at).length;
  return { home: of('home'), away: of('away') };
}

function periodAt({ minute }: MatchMinute): Period {
  if (minute <= 45) return 'first-half';
  if (minute <= 90) return 'second-half';
  return minute <= 105 ? 'extra-time-first-half' : 'extra-time-second-half';
}
