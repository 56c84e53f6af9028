import type { Side } from '../../../facts/factRecords.ts';
import { addedMinutes, baseMinute } from '../../plan/minutes.ts';
import { saidOnce, type StatementOf } from '../../plan/Statement.ts';
import type { Game, Goal, ReportStory, Team } from '../../plan/Story.ts';
import { shortName } from '../people.ts';
import { score, winnersScore } from '../scoreWords.ts';

/** A match arranged for sentences: who won, by what score, through whom. */
export interface ToldMatch {
  story: ReportStory;
  game: Game;
  goals: Goal[];
  /** Of a draw the side at home. */
  winner: Team;
  loser: Team;
  isDraw: boolean;
  /** Winner first: `2 a 1`. */
  score: string;
  /** Goals of each: the winner's first. */
  counts: [number, number];
  margin: number;
  total: number;
  shootOut: StatementOf<'shoot-out'> | null;
  extraTime: boolean;
  knockOut: boolean;
  decisive: StatementOf<'decisive'> | null;
  comeback: StatementOf<'comeback'> | null;
  /** Goals that count for the winner, own goals among them. */
  winnerGoals: Goal[];
  short: (player: string) => string;
}

const knockOut = new Set(['r32', 'r16', 'qf', 'sf', 'third', 'final']);

export function toldMatch(story: ReportStory): ToldMatch {
  const { game } = story;
  const goals = story.goals.map((goal) => ({ ...goal, minute: playedMinute(goal.minute, game) }));
  const decisive = saidOnce(story, 'decisive');
  const result = game.score ?? [0, 0];
  const side = game.winner ?? 'home';
  const [home, away] = result;
  return {
    ...{ story, game, goals },
    winner: game[side],
    loser: game[otherSide(side)],
    isDraw: game.winner === null,
    score: game.winner === null || game.decidedBy === 'shoot-out' ? score(result) : winnersScore(result),
    counts: side === 'home' ? [home, away] : [away, home],
    margin: Math.abs(home - away),
    total: home + away,
    shootOut: saidOnce(story, 'shoot-out'),
    extraTime: game.decidedBy === 'extra-time',
    knockOut: knockOut.has(game.round?.kind ?? ''),
    decisive: decisive && {
      ...decisive,
      goal: { ...decisive.goal, minute: playedMinute(decisive.goal.minute, game) },
    },
    comeback: saidOnce(story, 'comeback'),
    winnerGoals: goals.filter((goal) => goal.side === side),
    short: (player) => uniqueShort(player, goals),
  };
}

/** Whether the decisive goal made the final score: only then it is the goal that won the match. */
export function isLastWord({ decisive, game, margin }: ToldMatch): boolean {
  return margin === 1 && decisive?.goal.score.join() === game.score?.join();
}

/** The records count on after 90 where no extra time was played: `92` → `90+2`. */
export function playedMinute(minute: string, { decidedBy }: Game): string {
  const base = baseMinute(minute);
  if (base <= 90 || decidedBy === 'extra-time' || decidedBy === 'shoot-out') return minute;
  return `90+${base - 90 + addedMinutes(minute)}`;
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Two scorers of one family name are told apart by their whole names. */
function uniqueShort(player: string, goals: readonly Goal[]): string {
  const short = shortName(player);
  const double = goals.some((goal) => goal.player !== player && shortName(goal.player) === short);
  return double ? player : short;
}
