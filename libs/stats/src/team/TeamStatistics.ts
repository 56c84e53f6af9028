import type { Match } from '../match/Match';
import type { Tournament } from '../match/Tournament';
import type { Coverage } from './Coverage';
import type { Scorer } from '../standings/Scorer';

export type TeamRecord = {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

/** A team in one tournament. Unknown figures are `null`, never 0. */
export type TeamStatistics = {
  readonly tournament: Tournament;
  /** What the figures count; `null`: matches may be missing. */
  readonly coverage: Coverage | null;
  readonly total: TeamRecord;
  readonly home: TeamRecord | null;
  readonly away: TeamRecord | null;
  /** On the ground of neither. */
  readonly neutral: TeamRecord | null;
  readonly cleanSheets: number | null;
  readonly withoutScoring: number | null;
  readonly yellowCards: number | null;
  readonly redCards: number | null;
  readonly biggestWin: Match | null;
  readonly biggestDefeat: Match | null;
  readonly scorers: readonly Scorer[];
};
