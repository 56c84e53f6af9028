export type FormResult = 'won' | 'drawn' | 'lost';

/** Unknown figures are `null`, never 0. */
export type RankingRow = {
  position: number | null;
  team: {
    id: string;
    name: string;
    badge: string | null;
    /** Of its page, if any. */
    href?: string | null;
  };
  points: number | null;
  played: number | null;
  record?: { won: number; drawn: number; lost: number } | null;
  /** Formatted with its sign. */
  goalDifference: string | null;
  /** Points a game, formatted. */
  average?: string | null;
  /** Newest last. */
  form?: readonly FormResult[];
  /** Qualification zone. */
  zone: 1 | 2 | 3 | 4 | null;
  /** Last row of its zone: a dashed line below. */
  cut: boolean;
  /** Highlighted: the team of this page. */
  own?: boolean;
  /** The row as a sentence, for screen readers. */
  spoken?: string;
};

/** Columns after position, team and points. */
export type RankingColumn = 'played' | 'record' | 'goalDifference' | 'average' | 'form';
