/**
 * Two times run side by side: the data's, in which the stored matches and articles happened, and the readers', in
 * which they seem to happen now. Everything stored is in the data's time; only what is sent is moved.
 */
export type Clock = {
  /** The present moment in the data's time. What is later has not happened yet. */
  now(): Date;
  /** A stored moment as readers are told it. */
  toReaders(stored: Date): Date;
  /** A moment that a reader names, as it is stored. */
  toData(told: Date): Date;
};

export type ClockSetting = {
  /** The data's time at the moment the origin started. */
  readonly from: Date;
  /** Milliseconds of the data's time in each millisecond that passes; 0 stands still. */
  readonly speed: number;
};

/** The data's time is the readers' time: nothing is moved, and nothing stored is in the future. */
export function steadyClock(now: () => Date = () => new Date()): Clock {
  return { now, toReaders: (at) => at, toData: (at) => at };
}

const minuteMs = 60_000;

/**
 * A clock that started at `from`. At each moment the present of the data is the present of its readers: at another
 * speed than 1 what lies behind and ahead therefore slides along as time passes.
 */
export function runningClock({ from, speed }: ClockSetting, real: () => Date = () => new Date()): Clock {
  const startedAt = real().getTime();
  const now = () => from.getTime() + (real().getTime() - startedAt) * speed;
  // In whole minutes: a kick-off has no seconds, and an answer does not change with each millisecond.
  const ahead = () => Math.floor((real().getTime() - now()) / minuteMs) * minuteMs;
  return {
    now: () => new Date(now()),
    toReaders: (stored) => new Date(stored.getTime() + ahead()),
    toData: (told) => new Date(told.getTime() - ahead()),
  };
}
