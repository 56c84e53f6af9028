import type { Match } from '@cancha/stats/match/Match';
import { isGoal, type MatchEvent } from '@cancha/stats/match/MatchEvent';
import type { AxisMark, MatchAxisProps } from '@cancha/ui/match/MatchAxis/MatchAxis';
import { minuteReached } from './toTimeline';

/** Goals and cards by their minute; `null` before the kick-off, and of a match that is over of which nothing is told. */
export function toAxis(match: Match, events: readonly MatchEvent[]): MatchAxisProps | null {
  const marks = events.flatMap(toMark);
  if (match.state !== 'live' && (match.state !== 'finished' || marks.length === 0)) return null;
  const minute = minuteReached(match, events);
  return { marks, minute, length: minute > 90 ? 120 : 90 };
}

function toMark(event: MatchEvent, index: number): AxisMark[] {
  const { minute, side } = event;
  const kind = kindOf(event);
  return minute && kind ? [{ id: String(index), kind, side, minute: minute.minute }] : [];
}

function kindOf(event: MatchEvent): AxisMark['kind'] | null {
  if (isGoal(event)) return 'goal';
  if (event.kind === 'yellow') return 'yellow';
  return event.kind === 'red' || event.kind === 'second-yellow' ? 'red' : null;
}
