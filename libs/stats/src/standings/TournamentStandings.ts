import type { Tournament } from '../match/Tournament';
import type { TableRules } from '../ranking/TableRules';
import type { Standings, StandingsRow } from './Standings';

/** The third-placed teams of the groups, ranked. The first `through` of them qualify. */
export type Thirds = { readonly rows: readonly StandingsRow[]; readonly through: number };

/** What the provider says about the order of a table. */
export type PublishedRules = Pick<TableRules, 'points' | 'order'>;

/** All tables of a tournament; an empty list for a cup or friendlies. */
export type TournamentStandings = {
  readonly tournament: Tournament;
  /** Day of the last result counted, `YYYY-MM-DD`. */
  readonly until: string | null;
  /** `null` when the provider does not say. */
  readonly rules: PublishedRules | null;
  readonly tables: readonly Standings[];
  readonly thirds: Thirds | null;
};
