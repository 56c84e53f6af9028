/** A day and an hour as a clock on the wall has them. */
export type WallTime = {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Since midnight. */
  readonly minutes: number;
};

/** The parts of a day or an hour that stand in a text; what is not said is not there. */
export type DateGroups = Readonly<Record<string, string | undefined>>;

/** How a language writes days and hours in running text. */
export type DateWords = {
  /**
   * Finds what names a day or an hour, by groups: `weekday`; `day`, `month` and `year`; `ahead`, the month that comes
   * only at the end of a list of days; `hour`. A language may have others of its own.
   */
  readonly pattern: RegExp;
  /** Finds the hour that belongs to a day when it follows in the same clause. */
  readonly hourAhead: RegExp;
  /** Finds the hour that belongs to a day when it stands before it: `a las 13:00 del sábado`. */
  readonly hourBefore: RegExp;
  /** The heading of a column of hours. */
  readonly hourHeading: RegExp;
  /** Whether an hour stands as figures alone, which in other columns are something else: `2:11` goals. */
  readonly isBareFigure: (groups: DateGroups) => boolean;
  readonly weekdayOf: (text: string) => number;
  readonly monthOf: (text: string) => number;
  /** Minutes since midnight of what stands in `hour` and the groups beside it. */
  readonly minutesOf: (groups: DateGroups) => number;
  /** The same parts, of another time. `withMonth`: the month has to be said although it was not. */
  readonly say: (groups: DateGroups, time: WallTime, withMonth: boolean) => string;
};

export function indexIn(names: readonly string[], text: string): number {
  return names.indexOf(text.toLowerCase());
}

/** `text` with a capital where `like` has one. */
export function inCaseOf(like: string | undefined, text: string): string {
  const first = like?.charAt(0) ?? '';
  const isCapital = first !== first.toLowerCase();
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
