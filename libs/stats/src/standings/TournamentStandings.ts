import type { Match } from '../match/Match';
import type { Tournament } from '../match/Tournament';
import type { TableRules } from '../ranking/TableRules';
import type { Team } from '../team/Team';
import type { Standings, StandingsRow } from './Standings';

/** The third-placed teams of the groups, ranked. The first `through` of them qualify. */
export type Thirds = { readonly rows: readonly StandingsRow[]; readonly through: number };

/** What the provider says about the order of a table. */
export type PublishedRules = Pick<TableRules, 'points' | 'order'>;

/** A title that is won: of a half of the season by its `name`, of all of it without one. */
export type Title = {
  readonly name: string | null;
  readonly champion: Team;
  readonly runnerUp: Team | null;
  /** The last one; `null` where a table decided, or where it cannot be had. */
  readonly match: Match | null;
  /** `false`: the provider lacks what decided it, and says what was published. */
  readonly isOnRecord: boolean;
};

/** A line of a table of averages. */
export type AverageRow = {
  readonly position: number;
  readonly team: Team;
  readonly played: number;
  readonly points: number;
  /** Points a game; `null` without a game. */
  readonly average: number | null;
};

/** What a league that goes by a whole year, or by several, has beside its tables. */
export type LongTables = {
  /** All tables of the year as one, where that decides something. */
  readonly annual: readonly StandingsRow[] | null;
  /** Points a game over the `seasons` known, where that decides who goes down. */
  readonly averages: { readonly seasons: readonly string[]; readonly rows: readonly AverageRow[] } | null;
};

/** All tables of a tournament; an empty list for a cup or friendlies. */
export type TournamentStandings = LongTables & {
  readonly tournament: Tournament;
  /** Day of the last result counted, `YYYY-MM-DD`. */
  readonly until: string | null;
  /** `null` when the provider does not say. */
  readonly rules: PublishedRules | null;
  /** Day of the FIFA ranking that parts teams, `YYYY-MM-DD`. */
  readonly rankingDate: string | null;
  readonly tables: readonly Standings[];
  readonly thirds: Thirds | null;
  readonly titles: readonly Title[];
  /** It had tables, and the provider lacks matches of it. */
  readonly isPartial: boolean;
  /** Points taken from teams; the tables count them. */
  readonly deductions: readonly { readonly team: Team; readonly points: number }[];
};
