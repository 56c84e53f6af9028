import type { Stage, Tournament } from '../match/Tournament';
import type { Scorer } from '../standings/Scorer';
import type { Standings } from '../standings/Standings';
import type { LongTables } from '../standings/TournamentStandings';

/** Tables and scorers of one tournament. */
export type CompetitionWidget = LongTables & {
  readonly tournament: Tournament;
  /** Day of the last result counted, `YYYY-MM-DD`. */
  readonly until: string | null;
  readonly stages: readonly Stage[];
  readonly tables: readonly Standings[];
  readonly scorers: readonly Scorer[];
};
