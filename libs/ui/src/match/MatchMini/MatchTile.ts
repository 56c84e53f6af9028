/** One side of a match as a tile shows it. */
export type TileSide = {
  name: string;
  /** Flag or shield; absent when none is known. */
  badge: string | null;
  /** `null` is "no score", which is not 0. */
  goals: number | null;
  /** Goals of a shoot-out, beside the score. */
  penalties: number | null;
  won: boolean;
};

/** A match told in plain strings: the caller knows words, zone and clock. */
export type MatchTile = {
  id: string;
  /** `off`: postponed, suspended, cancelled, awarded at a table, or a state that nobody explains. */
  state: 'live' | 'final' | 'scheduled' | 'off';
  /** "72’", "Final", "lun 13:00", "A definir". */
  stateText: string;
  /** How old the data of a live match is, once that has to be told: "hace 3 min". It is then not shown as live. */
  age?: string | null;
  /** The minute a live match is in, and the last one of its period before stoppage time: it runs on between answers. */
  clock?: { minute: number; last: number } | null;
  /** ISO 8601, of a match to come, where the reader's own hour is to be told beside that of the site. */
  startsAt?: string | null;
  /** Day, ground or whose hour it is. */
  noteText: string;
  /** The whole match in one sentence, for a screen reader. */
  label: string;
  home: TileSide;
  away: TileSide;
  /** Absent where match pages are switched off. */
  href: string | null;
};
