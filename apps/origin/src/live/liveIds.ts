const perMatch = 100;

/** Ids of the news of a match while it is played: above all others, and with no more than nine figures. */
export const liveIds = {
  first: 900_000_000,
  blog: (match: number) => liveIds.first + match * perMatch,
  goal: (match: number, goal: number) => liveIds.first + match * perMatch + 1 + goal,
  halfTime: (match: number) => liveIds.first + match * perMatch + 90,
  final: (match: number) => liveIds.first + match * perMatch + 91,
} as const;
