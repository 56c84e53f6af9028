import type { Tournament } from '../match/Tournament';
import type { Scorer } from '../standings/Scorer';

/** Everybody who scored. Where not every goal is known nobody is listed: half a list would be a wrong one. */
export type TournamentScorers = {
  readonly tournament: Tournament;
  readonly complete: boolean;
  readonly scorers: readonly Scorer[];
};
