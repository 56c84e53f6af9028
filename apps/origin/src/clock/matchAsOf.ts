import { millisecondsInMinute } from 'date-fns/constants';
import { periodIds } from '@cancha/newsroom/facts/periodIds.ts';
import {
  matchTimeline,
  type MatchTimeline,
  type Stretch,
  type TimedEvent,
} from '@cancha/newsroom/facts/matchTimeline.ts';

type Side = 'home' | 'away';
export type SidedEvent = TimedEvent & { readonly side: Side };

/** The stored match, all of it played. */
export type PlayedMatch = {
  readonly kickOff: Date;
  readonly status: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homePenalties: number | null;
  readonly extraTime: boolean;
};

/** What is known of a match at a moment. */
export type MatchAsOf<Event> = {
  readonly state: 'to come' | 'playing' | 'over';
  readonly period: number;
  /** Minutes on the clock, `null` while none runs. */
  readonly minute: number | null;
  /** Goals until then; `null` before the kick-off, and while it is not recorded when they fell. */
  readonly score: readonly [number, number] | null;
  /** Goals of the first half, once it is over. */
  readonly halfTime: readonly [number, number] | null;
  readonly penalties: readonly [number, number] | null;
  /** What had happened by then, in order. */
  readonly events: readonly Event[];
};

const goalKinds: ReadonlySet<string> = new Set(['goal', 'penalty', 'own']);

/**
 * A stored match as it stood at `moment`, both in the data's time. A match whose goals are not all recorded with their
 * minutes is said to be playing without a score: a score that may be wrong is worse than none.
 */
export function matchAsOf<Event extends SidedEvent>(
  match: PlayedMatch,
  events: readonly Event[],
  moment: Date,
): MatchAsOf<Event> {
  const timeline = matchTimeline(events, match);
  const elapsed = moment.getTime() - match.kickOff.getTime();
  if (elapsed < 0) return { ...nothingYet, events: [] };

  const goalsKnown = knowsEveryGoal(match, events);
  const past = timeline.events.filter(({ at }) => at <= elapsed).map(({ event }) => event);
  const stretch = timeline.stretches.find(({ to }) => elapsed < to);
  const halfEnd = timeline.stretches.find(({ period }) => period === periodIds.firstHalf)?.to ?? 0;
  const firstHalf = timeline.events.filter(({ at }) => at <= halfEnd).map(({ event }) => event);
  const shared = {
    score: goalsKnown ? countGoals(past) : null,
    halfTime: goalsKnown && elapsed >= halfEnd ? countGoals(firstHalf) : null,
    penalties: countKicks(past, timeline, elapsed),
    events: past,
  };
  if (!stretch) return { ...shared, state: 'over', period: periodIds.fullTime, minute: null };
  return { ...shared, state: 'playing', period: stretch.period, minute: minuteAt(stretch, elapsed) };
}

const nothingYet = {
  state: 'to come',
  period: periodIds.preMatch,
  minute: null,
  score: null,
  halfTime: null,
  penalties: null,
} as const;

function knowsEveryGoal({ homeScore, awayScore }: PlayedMatch, events: readonly SidedEvent[]): boolean {
  const [home, away] = countGoals(events);
  return home === homeScore && away === awayScore;
}

function countGoals(events: readonly SidedEvent[]): [number, number] {
  const of = (side: Side) =>
    events.filter((event) => goalKinds.has(event.kind) && event.side === side).length;
  return [of('home'), of('away')];
}

function countKicks(
  past: readonly SidedEvent[],
  { stretches }: MatchTimeline<SidedEvent>,
  elapsed: number,
): [number, number] | null {
  const shootOut = stretches.find(({ period }) => period === periodIds.shootOut);
  if (!shootOut || elapsed < shootOut.from) return null;
  const of = (side: Side) =>
    past.filter((event) => event.kind === 'kick-scored' && event.side === side).length;
  return [of('home'), of('away')];
}

/** The clock on the scoreboard counts begun minutes and stops at the end of the half. */
function minuteAt({ from, first, period }: Stretch, elapsed: number): number | null {
  if (first === null) return null;
  const begun = first + Math.floor((elapsed - from) / millisecondsInMinute) + 1;
  return Math.min(begun, lastMinute[period] ?? begun);
}

const lastMinute: Record<number, number> = {
  [periodIds.firstHalf]: 45,
  [periodIds.secondHalf]: 90,
  [periodIds.firstExtra]: 105,
  [periodIds.secondExtra]: 120,
};
