import type { MatchTile, TileSide } from '../MatchMini/MatchTile';

export type ScoreRowSide = TileSide & {
  /** "Haaland 79’, 90’", where the row tells them. */
  scorers?: string;
};

/** A match as a row of a list. `noteText`: its day, where the list is not of one day. */
export type ScoreRow = MatchTile & { home: ScoreRowSide; away: ScoreRowSide };
