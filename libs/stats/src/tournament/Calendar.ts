import type { Match } from '../match/Match';
import type { Tournament } from '../match/Tournament';

/** The matches of a week of a stage, a knock-out round or a day. */
export type CalendarGroup = {
  readonly key: string;
  readonly label: string;
  readonly stage: string | null;
  readonly week: number | null;
  readonly matches: readonly Match[];
};

/** The matches of a tournament in groups, in order of play. */
export type Calendar = {
  readonly tournament: Tournament;
  /** Key of the group nearest to now. */
  readonly current: string | null;
  readonly groups: readonly CalendarGroup[];
};
