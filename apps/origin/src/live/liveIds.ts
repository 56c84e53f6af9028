const perMatch = 100;

/** Ids of the news of a match while it is played: above those of the newsroom, and with no more than nine figures. */
export const liveIds = {
  first: 900_000_000,
  /** Where those of articles begin that were given without a number. */
  end: 1_000_000_000,
  blog: (match: number) => liveIds.first + match * perMatch,
  goal: (match: number, goal: number) => liveIds.first + match * perMatch + 1 + goal,
  halfTime: (match: number) => liveIds.first + match * perMatch + 90,
  final: (match: number) => liveIds.first + match * perMatch + 91,
} as const;
