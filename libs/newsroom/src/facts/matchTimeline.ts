import { periodIds } from './periodIds.ts';
import { readMinute, type Minute } from './readMinute.ts';

/** As much of an event as its moment depends on. */
export type TimedEvent = {
  readonly minute: string | null;
  readonly kind: string;
};

/** A stretch of a match. Times are milliseconds after the kick-off; `first` is the minute its clock starts from. */
export type Stretch = {
  readonly period: number;
  readonly from: number;
  readonly to: number;
  /** `null` while no clock runs: breaks and the shoot-out. */
  readonly first: number | null;
};

export type MatchTimeline<Event extends TimedEvent> = {
  readonly stretches: readonly Stretch[];
  /** In order. `at` is milliseconds after the kick-off. */
  readonly events: readonly { readonly event: Event; readonly at: number }[];
  /** The final whistle, in milliseconds after the kick-off. */
  readonly end: number;
};

const minuteMs = 60_000;
const kickMs = 50_000;
const breakMinutes = { half: 15, extraTime: 5, extraHalf: 1, shootOut: 4 };

/** The halves a match can have, and the minutes each of them counts. */
const halves = [
  { period: periodIds.firstHalf, first: 0, last: 45, leastAdded: 2 },
  { period: periodIds.secondHalf, first: 45, last: 90, leastAdded: 4 },
  { period: periodIds.firstExtra, first: 90, last: 105, leastAdded: 1 },
  { period: periodIds.secondExtra, first: 105, last: 120, leastAdded: 1 },
] as const;

const breaks = [
  { period: periodIds.halfTime, minutes: breakMinutes.half },
  { period: periodIds.endOfSecondHalf, minutes: breakMinutes.extraTime },
  { period: periodIds.extraBreak, minutes: breakMinutes.extraHalf },
] as const;

/**
 * When in real time each thing of a match happened. The sources record the minute of the match only: stoppage time
 * lasts as long as the last thing recorded in it, breaks as long as the rules of the game and custom have them.
 */
export function matchTimeline<Event extends TimedEvent>(
  events: readonly Event[],
  { extraTime }: { extraTime: boolean },
): MatchTimeline<Event> {
  const timed = events.flatMap((event) => {
    const minute = event.minute === null ? null : readMinute(event.minute);
    return minute ? [{ event, minute }] : [];
  });
  const stretches = layOut(
    timed.map(({ minute }) => minute),
    extraTime,
  );
  const kicks = events.filter(({ kind }) => kind === 'kick-scored' || kind === 'kick-missed');
  const played = stretches.at(-1)?.to ?? 0;
  const shootOut = shootOutAfter(played, kicks.length, extraTime);
  const all = [...stretches, ...shootOut];
  const inPlay = timed.map(({ event, minute }) => ({ event, at: momentOf(minute, stretches) }));
  const shot = kicks.map((event, i) => ({ event, at: (shootOut[1]?.from ?? played) + (i + 1) * kickMs }));
  return {
    stretches: all,
    events: [...inPlay, ...shot].sort((a, b) => a.at - b.at),
    end: all.at(-1)?.to ?? played,
  };
}

function layOut(minutes: readonly Minute[], extraTime: boolean): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const [i, half] of halves.slice(0, extraTime ? 4 : 2).entries()) {
    const added = minutes
      .filter(({ minute, added: over }) => minute === half.last && over > 0)
      .map(({ added: over }) => over);
    const length = (half.last - half.first + Math.max(half.leastAdded, ...added)) * minuteMs;
    stretches.push({ period: half.period, from, to: from + length, first: half.first });
    from += length;
    const pause = breaks[i];
    if (!pause || i === (extraTime ? 3 : 1)) continue;
    stretches.push({ period: pause.period, from, to: from + pause.minutes * minuteMs, first: null });
    from += pause.minutes * minuteMs;
  }
  return stretches;
}

function shootOutAfter(from: number, kicks: number, extraTime: boolean): Stretch[] {
  if (kicks === 0) return [];
  const start = from + breakMinutes.shootOut * minuteMs;
  return [
    { period: extraTime ? periodIds.endOfExtra : periodIds.endOfSecondHalf, from, to: start, first: null },
    { period: periodIds.shootOut, from: start, to: start + (kicks + 1) * kickMs, first: null },
  ];
}

/** Milliseconds from the kick-off to the middle of a minute of the match. */
export function momentOfMinute(minute: Minute, { stretches }: MatchTimeline<TimedEvent>): number {
  return momentOf(minute, stretches);
}

/** The middle of the minute named, as the scoreboard counts: minute 1 is the first sixty seconds. */
function momentOf({ minute, added }: Minute, stretches: readonly Stretch[]): number {
  const half = halves.findLast(({ first }) => minute > first) ?? halves[0];
  const stretch = stretches.find(({ period }) => period === half.period);
  // Extra time that nobody recorded: what happened there counts at the end of what was.
  if (!stretch) return stretches.at(-1)?.to ?? 0;
  const elapsed = (minute - half.first + added) * minuteMs - minuteMs / 2;
  return Math.min(stretch.from + Math.max(0, elapsed), stretch.to);
}
