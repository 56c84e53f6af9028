import { placeScorers } from '@cancha/stats/standings/placeScorers';
import type { Scorer } from '@cancha/stats/standings/Scorer';

/** The scorers of the team whose page it is: placed among themselves, and without its name on every line. */
export function ownScorers(scorers: readonly Scorer[]): Scorer[] {
  return placeScorers(scorers).map((scorer) => ({ ...scorer, team: null }));
}
