/**
 * A provider says that nothing is missing: every match with a result from one day to another (`YYYY-MM-DD`, in UTC) is in
 * the answer it came with, `matches` of them.
 */
export type Coverage = {
  /** The tournament it speaks of; `null` for all that the team plays. */
  readonly tournamentId: string | null;
  readonly from: string;
  readonly until: string;
  readonly matches: number;
};
