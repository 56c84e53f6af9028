import { startOfMinute } from 'date-fns/startOfMinute';

/**
 * Two times run side by side: the data's, in which matches and articles were recorded, and the readers', in which
 * they seem to happen now.
 */
export type Timeline = {
  /** The present in the data's time. What is later has not happened yet. */
  readonly dataNow: () => Date;
  /** The present in the readers' time. */
  readonly now: () => Date;
  /** A recorded moment in the readers' time. */
  readonly replayedAt: (recorded: Date) => Date;
  readonly start: TimelineStart;
};

export type TimelineStart = {
  /** The data's time at the start. */
  readonly from: Date;
  /** The readers' time at the start, in whole minutes: a kick-off has no seconds. */
  readonly at: Date;
  /** What the data have of before stays at its own time: competitions that were over when this one began. */
  readonly since: Date;
  /** Milliseconds of the data's time in each millisecond that passes; 0 stands still. */
  readonly speed: number;
};

/**
 * A timeline that is at `from` now. What lies behind, down to `since`, keeps its distances; what lies ahead comes at the given speed.
 * At speed 0 the readers' time stands still too: nothing that lies ahead ever comes.
 */
export function createTimeline(
  { from, since, speed }: Omit<TimelineStart, 'at'>,
  real: () => Date = () => new Date(),
): Timeline {
  const at = startOfMinute(real());
  const passed = () => real().getTime() - at.getTime();
  return {
    start: { from, at, since, speed },
    dataNow: () => new Date(from.getTime() + passed() * speed),
    now: () => (speed === 0 ? at : real()),
    replayedAt: (recorded) => {
      if (recorded < since) return recorded;
      const ahead = recorded.getTime() - from.getTime();
      return new Date(at.getTime() + (ahead > 0 && speed > 0 ? ahead / speed : ahead));
    },
  };
}
