import type { Game, TableRow, Team } from '../plan/Story.ts';
import { aScore, count, inWords, list, score, the, winnersScore } from './grammar.ts';
import { inTown } from './places.ts';

/** How a match ended for one of its teams. */
export function resultFor(
  team: Team,
  game: Game,
): 'won' | 'drawn' | 'lost' | 'won on kicks' | 'lost on kicks' {
  if (game.winner === null) return 'drawn';
  const kicks = game.decidedBy === 'shoot-out' ? (' on kicks' as const) : ('' as const);
  return `${game[game.winner].key === team.key ? 'won' : 'lost'}${kicks}`;
}

export function rivalOf(team: Team, { home, away }: Game): Team {
  return home.key === team.key ? away : home;
}

/** `beat Haiti 3-0`: after the name of the team. */
export function didTo(team: Team, game: Game): string {
  const rival = the(rivalOf(team, game));
  const result = game.score ?? [0, 0];
  const won = winnersScore(result);
  const extra = game.decidedBy === 'extra-time' ? ' in extra time' : '';
  const kicks = game.penalties ? ` ${winnersScore(game.penalties)}` : '';
  const words = {
    won: `beat ${rival} ${won}${extra}`,
    drawn: `drew ${score(result)} with ${rival}`,
    lost: `lost ${won} to ${rival}${extra}`,
    'won on kicks': `drew ${score(result)} with ${rival} and won${kicks} on penalties`,
    'lost on kicks': `drew ${score(result)} with ${rival} and lost${kicks} on penalties`,
  };
  return words[resultFor(team, game)];
}

/** `beat Haiti 1-0 and Martinique 6-1 and drew 1-1 with Canada`: neighbours of one kind share their verb. */
export function didToAll(team: Team, games: readonly Game[]): string {
  const runs: { verb: string; results: string[] }[] = [];
  for (const game of games) {
    const words = didTo(team, game);
    const at = words.indexOf(' ');
    const [verb, result] = [words.slice(0, at), words.slice(at + 1)];
    const run = runs.at(-1);
    if (run?.verb === verb) run.results.push(result);
    else runs.push({ verb, results: [result] });
  }
  const told = runs.map(({ verb, results }) => `${verb} ${list(results)}`);
  // A list of lists needs a comma before its last part.
  return runs.some(({ results }) => results.length > 1) && told.length > 1
    ? `${told.slice(0, -1).join(', ')}, then ${told.at(-1) ?? ''}`
    : list(told);
}

/** `beat Haiti 3-0 in Philadelphia`: after the name of the team. */
export function didIn(team: Team, game: Game): string {
  return `${didTo(team, game)} ${inTown(game)}`.trim();
}

/** `a 3-0 win over Haiti`: after `coming off`, `after` or `with`. */
export function resultNoun(team: Team, game: Game): string {
  const rival = the(rivalOf(team, game));
  const result = game.score ?? [0, 0];
  const won = winnersScore(result);
  const extra = game.decidedBy === 'extra-time' ? ' in extra time' : '';
  const words = {
    won: `${aScore(won)} win over ${rival}${extra}`,
    drawn: `${aScore(score(result))} draw with ${rival}`,
    lost: `${aScore(won)} loss to ${rival}${extra}`,
    'won on kicks': `a shootout win over ${rival}`,
    'lost on kicks': `a shootout loss to ${rival}`,
  };
  return words[resultFor(team, game)];
}

type Figures = Omit<TableRow, 'place' | 'team'>;

/** `two wins, one draw and one loss`; what did not happen is left out. */
export function recordWords({ won, drawn, lost }: Figures): string {
  return list([
    ...(won > 0 ? [count(won, 'win')] : []),
    ...(drawn > 0 ? [count(drawn, 'draw')] : []),
    ...(lost > 0 ? [count(lost, 'loss', 'losses')] : []),
  ]);
}

/** `scoring seven goals and allowing none` */
export function withGoals({ goalsFor, goalsAgainst }: Figures): string {
  if (goalsFor > 0) return `scoring ${count(goalsFor, 'goal')} and allowing ${noneOr(goalsAgainst)}`;
  return goalsAgainst === 0
    ? 'without a goal at either end'
    : `allowing ${count(goalsAgainst, 'goal')} and scoring none`;
}

/** `seven goals scored and two allowed` */
export function goalsForAndAgainst({ goalsFor, goalsAgainst }: Figures): string {
  return `${count(goalsFor, 'goal')} scored and ${noneOr(goalsAgainst)} allowed`;
}

function noneOr(number: number): string {
  return number === 0 ? 'none' : inWords(number);
}

export function points(number: number): string {
  return count(number, 'point');
}
