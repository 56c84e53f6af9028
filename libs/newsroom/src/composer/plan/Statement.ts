import type { ScorePair } from '../../facts/factRecords.ts';
import type { Game, Goal, Round, TableRow, Team } from './Story.ts';

export type StreakOf = 'won' | 'unbeaten' | 'winless' | 'lost' | 'scoreless' | 'clean-sheets';

/**
 * One thing the records let us say, without words. A story holds those that are worth saying, each `is`
 * as often as it has subjects. A language leaves out what it has no sentence for.
 */
export type Statement =
  /** The winner (or who drew) had been behind; `worst` is the score at its worst, home first. */
  | { is: 'comeback'; team: Team; worst: ScorePair; level: Goal; ahead: Goal | null }
  /** The goal after which the winner stayed ahead, or the last one of a draw. */
  | { is: 'decisive'; goal: Goal; team: Team; late: boolean }
  | { is: 'early-goal'; goal: Goal; team: Team }
  | { is: 'several'; player: string; team: Team; goals: Goal[] }
  | { is: 'substitute'; goal: Goal; team: Team }
  | { is: 'own-goal'; goal: Goal; for: Team; against: Team }
  | { is: 'red-card'; player: string; team: Team; minute: string; score: ScorePair }
  | { is: 'yellow-cards'; home: number; away: number }
  | { is: 'shoot-out'; winner: Team; loser: Team; score: ScorePair; missed: { player: string; team: Team }[] }
  | { is: 'line-up'; team: Team; formation: string; captain: string | null }
  /** How many the player has in this tournament, this match included. */
  | { is: 'scorer-total'; player: string; team: Team; goals: number; leads: boolean }
  /** A tournament so far, this match included (in a preview: before it). */
  | ({ is: 'record'; team: Team } & Omit<TableRow, 'place' | 'team'>)
  | { is: 'table'; rows: TableRow[]; group: string | null; finished: boolean }
  | { is: 'streak'; team: Team; of: StreakOf; length: number; within: 'tournament' | 'all' }
  /** What this match ended: so many without, since the day of `last`. */
  | { is: 'streak-ended'; team: Team; of: StreakOf; length: number; last: Game | null }
  /** All meetings since 2016 before this one; told only where the records are complete. */
  | { is: 'head-to-head'; team: Team; rival: Team; won: number; drawn: number; lost: number; last: Game }
  /** The widest win or the most goals of the tournament up to this match. */
  | { is: 'tournament-record'; what: 'widest-win' | 'most-goals'; shared: boolean; matchesSoFar: number }
  /** A match to come. `rivalOf` names the match whose winner is met, while it is open. */
  | { is: 'next'; team: Team; game: Game; rival: Team | null; rivalOf: Game | null }
  | { is: 'previous'; team: Team; game: Game }
  /** The last matches of a nation before this one, in whatever competition. */
  | { is: 'recent'; team: Team; games: Game[] }
  /** Every match of the team in this tournament so far, this one included. */
  | { is: 'path'; team: Team; games: Game[] }
  | { is: 'goes-on'; team: Team; to: Round }
  | { is: 'is-out'; team: Team }
  | { is: 'scorers'; team: Team; list: { player: string; goals: number }[] }
  /** Of a matchday: its figures. */
  | { is: 'totals'; games: number; goals: number; homeWins: number; draws: number; awayWins: number }
  | { is: 'widest'; game: Game }
  | { is: 'turned'; game: Game; team: Team }
  | { is: 'lead'; team: Team; points: number; second: Team; gap: number }
  | { is: 'moved'; team: Team; from: number; to: number }
  | { is: 'last-place'; team: Team; points: number };

export type StatementOf<Is extends Statement['is']> = Extract<Statement, { is: Is }>;

/** All statements of one sort, in the order of the story. */
export function said<Is extends Statement['is']>(
  { statements }: { statements: readonly Statement[] },
  is: Is,
): StatementOf<Is>[] {
  return statements.filter((one): one is StatementOf<Is> => one.is === is);
}

/** The first statement of one sort. */
export function saidOnce<Is extends Statement['is']>(
  story: { statements: readonly Statement[] },
  is: Is,
): StatementOf<Is> | null {
  return said(story, is)[0] ?? null;
}
