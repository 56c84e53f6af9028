import type { Tournament } from '../match/Tournament';
import type { Standings, StandingsRow } from './Standings';
import type { TableRules } from './TableRules';

/** Those third in their groups, ranked, where the best of them go on. */
export type Thirds = { readonly rows: readonly StandingsRow[]; readonly through: number };

/** Every table of a tournament. One that has none (a cup, friendlies) has an empty list. */
export type TournamentStandings = {
  readonly tournament: Tournament;
  /** Day of the last result counted, `YYYY-MM-DD`. */
  readonly until: string | null;
  /** `null` where the provider does not say. */
  readonly rules: TableRules | null;
  readonly tables: readonly Standings[];
  readonly thirds: Thirds | null;
};
