/** Figures that the provider does not count are missing. */
export type SideFigures = Partial<Record<Figure, number>>;

/** In display order. Possession is in percent. */
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

/** `null`: unknown. */
export type MatchStatistics = { readonly home: SideFigures | null; readonly away: SideFigures | null };
