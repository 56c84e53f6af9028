export type TileSide = {
  name: string;
  /** Flag or crest, if known. */
  badge: string | null;
  /** `null` is "no score", which is not 0. */
  goals: number | null;
  /** Goals of a shoot-out. */
  penalties: number | null;
  won: boolean;
  /** Of the team's page, where the match itself has none to lead to. */
  href?: string | null;
};

/** A match as formatted strings: the caller knows messages, time zone and clock. */
export type MatchTile = {
  id: string;
  /** `off`: postponed, suspended, cancelled, awarded or unknown. */
  state: 'live' | 'final' | 'scheduled' | 'off';
  /** "72’", "Final", "lun 13:00", "A definir". */
  stateText: string;
  /** Age of outdated live data: "hace 3 min". The match is then not shown as live. */
  age?: string | null;
  /** Current minute, and the last one of the period before stoppage time. Keeps running in the browser. */
  clock?: { minute: number; last: number } | null;
  /** ISO 8601, to show the kick-off in the reader's time zone too. */
  startsAt?: string | null;
  /** Date, venue or time zone. */
  noteText: string;
  /** The match as a sentence, for screen readers. */
  label: string;
  home: TileSide;
  away: TileSide;
  /** `null` without match pages. */
  href: string | null;
  /** Marks of both teams: matches of followed ones come first. */
  follows?: string;
};
