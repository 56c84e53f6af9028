import type { ScorePair } from '../../facts/factRecords.ts';
import { addedMinutes, baseMinute } from './minutes.ts';
import type { FactBook } from './FactBook.ts';
import type { Statement } from './Statement.ts';
import type { Game, Goal } from './Story.ts';

/** Cards, kicks and line-ups, where the records go so far. */
export function describeEvents(book: FactBook, game: Game, goals: readonly Goal[]): Statement[] {
  return [
    ...describeRedCards(book, game, goals),
    ...describeYellowCards(book, game),
    ...describeShootOut(book, game),
    ...describeLineUps(book, game),
  ];
}

function describeRedCards(book: FactBook, game: Game, goals: readonly Goal[]): Statement[] {
  return book.events(game).flatMap(({ kind, side, player, minute }): Statement[] => {
    if ((kind !== 'red' && kind !== 'second-yellow') || minute === null) return [];
    const score: ScorePair = goals.findLast((goal) => isBefore(goal.minute, minute))?.score ?? [0, 0];
    return [{ is: 'red-card', player, team: game[side], minute, score }];
  });
}

function isBefore(one: string, other: string): boolean {
  const [a, b] = [baseMinute(one), baseMinute(other)];
  return a < b || (a === b && addedMinutes(one) <= addedMinutes(other));
}

function describeYellowCards(book: FactBook, game: Game): Statement[] {
  const events = book.events(game);
  // Without a single substitution only the goals were recorded.
  if (!events.some(({ kind }) => kind === 'substitution')) return [];
  const yellow = events.filter(({ kind }) => kind === 'yellow');
  const home = yellow.filter(({ side }) => side === 'home').length;
  return [{ is: 'yellow-cards', home, away: yellow.length - home }];
}

function describeShootOut(book: FactBook, game: Game): Statement[] {
  if (game.decidedBy !== 'shoot-out' || game.winner === null || game.penalties === null) return [];
  const loser = game.winner === 'home' ? game.away : game.home;
  const missed = book
    .events(game)
    .filter(({ kind }) => kind === 'kick-missed')
    .map(({ player, side }) => ({ player, team: game[side] }));
  return [{ is: 'shoot-out', winner: game[game.winner], loser, score: game.penalties, missed }];
}

function describeLineUps(book: FactBook, game: Game): Statement[] {
  return (['home', 'away'] as const).flatMap((side): Statement[] => {
    const lineUp = book.lineUp(game, side);
    return lineUp ? [{ is: 'line-up', team: game[side], ...lineUp }] : [];
  });
}
