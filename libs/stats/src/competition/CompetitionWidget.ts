import type { Stage, Tournament } from '../match/Tournament';
import type { Scorer } from '../standings/Scorer';
import type { Standings } from '../standings/Standings';

/** Tables and scorers of one tournament, as far as the results we have reach. */
export type CompetitionWidget = {
  readonly tournament: Tournament;
  /** Day of the last result counted, `YYYY-MM-DD`: text, because a day has no time zone. */
  readonly until: string | null;
  readonly stages: readonly Stage[];
  readonly tables: readonly Standings[];
  readonly scorers: readonly Scorer[];
};
