export type FormResult = 'won' | 'drawn' | 'lost';

/** One line of a table. What is not known is `null`: never a 0 nobody counted. */
export type RankingRow = {
  position: number | null;
  team: {
    id: string;
    name: string;
    badge: string | null;
    /** Its page, where it has one. */
    href?: string | null;
  };
  points: number | null;
  played: number | null;
  record?: { won: number; drawn: number; lost: number } | null;
  /** With its sign, as a reader of the site writes it. */
  goalDifference: string | null;
  /** The last matches, newest last. */
  form?: readonly FormResult[];
  /** Which qualification zone the row is in. */
  zone: 1 | 2 | 3 | 4 | null;
  /** A dashed line below: the last row of its zone. */
  cut: boolean;
  /** The team whose page this is, or that the reader follows. */
  own?: boolean;
  /** The whole line in one sentence, which names it for the ear. */
  spoken?: string;
};

/** The columns a table may have after position, team and points. */
export type RankingColumn = 'played' | 'record' | 'goalDifference' | 'form';
