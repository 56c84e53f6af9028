import { placeName } from '../places.ts';
import type { Side } from '../../../facts/factRecords.ts';
import { saidOnce, type StatementOf } from '../../plan/Statement.ts';
import type { Game, Goal, ReportStory, Team } from '../../plan/Story.ts';
import { nameOf } from '../grammar.ts';
import { shortName } from '../people.ts';

/** A match arranged for sentences: who won, by what score, through whom. */
export interface ToldMatch {
  story: ReportStory;
  /** The first paragraph, as far as it is chosen. */
  opening: string;
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
  /** The whole name, unless the opening has it already. */
  full: (player: string) => string;
}

export function toldMatch(story: ReportStory, opening = ''): ToldMatch {
  const { game, goals } = story;
  const [h, a] = game.score ?? [0, 0];
  const { winner: side } = game;
  const winner = side && game[side];
  const loser = side && game[other(side)];
  return {
    ...{ story, opening, game, goals, winner, loser },
    home: nameOf(game.home),
    away: nameOf(game.away),
    board: `${h}-${a}`,
    won: winner ? nameOf(winner) : '',
    lost: loser ? nameOf(loser) : '',
    score: side === 'away' ? `${a}-${h}` : `${h}-${a}`,
    margin: Math.abs(h - a),
    total: h + a,
    city: placeName(game.city),
    decisive: saidOnce(story, 'decisive'),
    comeback: saidOnce(story, 'comeback'),
    shootOut: game.decidedBy === 'shoot-out',
    winnerGoals: side ? goals.filter((goal) => goal.side === side) : [],
    short: (player) => uniqueShort(player, goals),
    full: (player) => (opening.includes(player) ? uniqueShort(player, goals) : player),
  };
}

export function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Two scorers of one family name are told apart by their whole names. */
function uniqueShort(player: string, goals: readonly Goal[]): string {
  const short = shortName(player);
  const double = goals.some(
    (goal) =>
      goal.player !== player && (shortName(goal.player) === short || goal.player.endsWith(` ${short}`)),
  );
  return double ? player : short;
}
