/** Figures of one side; what the provider does not count is missing. */
export type SideFigures = Partial<Record<Figure, number>>;

/** In the order they are read. Possession is a share in percent. */
export const figures = [
  'possession',
  'shots',
  'shotsOnTarget',
  'passes',
  'passesCompleted',
  'corners',
  'fouls',
  'offsides',
  'saves',
] as const;

export type Figure = (typeof figures)[number];

/** `null`: none are known. */
export type MatchStatistics = { readonly home: SideFigures | null; readonly away: SideFigures | null };
