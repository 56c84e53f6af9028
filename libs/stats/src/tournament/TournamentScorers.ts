import type { Tournament } from '../match/Tournament';
import type { Scorer } from '../standings/Scorer';

/** Empty unless every goal is known: an incomplete list would be wrong. */
export type TournamentScorers = {
  readonly tournament: Tournament;
  readonly complete: boolean;
  readonly scorers: readonly Scorer[];
};
