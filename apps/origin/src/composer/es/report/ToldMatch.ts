import type { Side } from '../../../facts/factRecords.ts';
import { saidOnce, type StatementOf } from '../../plan/Statement.ts';
import type { Game, Goal, ReportStory, Team } from '../../plan/Story.ts';
import { nameOf } from '../grammar.ts';
import { shortName } from '../people.ts';

/** A match arranged for sentences: who won, by what score, through whom. */
export interface ToldMatch {
  story: ReportStory;
  game: Game;
  goals: Goal[];
  home: string;
  away: string;
  /** Home first: `0-1`. */
  board: string;
  /** `null` for a draw that stayed one. */
  winner: Team | null;
  loser: Team | null;
  won: string;
  lost: string;
  /** Winner first: `1-0`; of a draw the same as `board`. */
  score: string;
  margin: number;
  total: number;
  city: string;
  decisive: StatementOf<'decisive'> | null;
  comeback: StatementOf<'comeback'> | null;
  shootOut: boolean;
  /** Goals of the winner, own goals of the other side among them. */
  winnerGoals: Goal[];
  short: (player: string) => string;
}

export function toldMatch(story: ReportStory): ToldMatch {
  const { game, goals } = story;
  const [h, a] = game.score ?? [0, 0];
  const { winner: side } = game;
  const winner = side && game[side];
  const loser = side && game[other(side)];
  return {
    ...{ story, game, goals, winner, loser },
    home: nameOf(game.home),
    away: nameOf(game.away),
    board: `${h}-${a}`,
    won: winner ? nameOf(winner) : '',
    lost: loser ? nameOf(loser) : '',
    score: side === 'away' ? `${a}-${h}` : `${h}-${a}`,
    margin: Math.abs(h - a),
    total: h + a,
    city: game.city ?? '',
    decisive: saidOnce(story, 'decisive'),
    comeback: saidOnce(story, 'comeback'),
    shootOut: game.decidedBy === 'shoot-out',
    winnerGoals: side ? goals.filter((goal) => goal.side === side) : [],
    short: (player) => uniqueShort(player, goals),
  };
}

export function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Two scorers of one family name are told apart by their whole names. */
function uniqueShort(player: string, goals: readonly Goal[]): string {
  const short = shortName(player);
  const double = goals.some((goal) => goal.player !== player && shortName(goal.player) === short);
  return double ? player : short;
}
