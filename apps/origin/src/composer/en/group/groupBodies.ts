import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { Game, GroupStory } from '../../plan/Story.ts';
import { weekName } from '../competitionWords.ts';
import { capital, count, its, list, nameOf, rotate, the, The } from '../grammar.ts';
import { groupTable } from '../groupTable.ts';
import { inCity } from '../places.ts';
import { board, winnersScore } from '../scoreWords.ts';
import { dayOf, hourOf, weekdayOf } from '../when.ts';

export function groupBodies(story: GroupStory, turn: number): Phrase[] {
  const table = `## ${rotate(['The standings', `The Group ${story.round.group ?? ''} table`], turn)}\n\n${groupTable(story.table)}`;
  const results = `## ${rotate(['The results', 'Match by match'], turn)}\n\n${resultLines(story)}`;
  const figures = figuresPart(story);
  const scorers = scorersPart(story);
  const next = nextPart(story);
  const orders: [string, string[]][] = [
    ['table-results', [table, figures, results, scorers, next]],
    ['results-table', [results, table, figures, scorers, next]],
    ['figures-table', [figures, table, results, scorers, next]],
    ['table-scorers', [table, scorers, results, figures, next]],
  ];
  return orders.map(([shape, parts]) => ({
    shape: `${shape}-group`,
    text: parts.filter(Boolean).join('\n\n'),
  }));
}

function resultLines({ games }: GroupStory): string {
  const weeks = Map.groupBy(games, ({ round }) => round?.week ?? 0);
  return [...weeks]
    .map(
      ([week, some]) => `**${weekName(week)}**\n\n${some.map((game) => `- ${resultLine(game)}`).join('\n')}`,
    )
    .join('\n\n');
}

function resultLine(game: Game): string {
  return `${board(game)}, ${inCity(game)} (${dayOf(game)})`;
}

function figuresPart(story: GroupStory): string {
  const totals = saidOnce(story, 'totals');
  const widest = saidOnce(story, 'widest')?.game;
  if (!totals) return '';
  const mean = totals.goals / totals.games;
  const average = Number.isInteger(mean) ? count(mean, 'goal') : `${mean.toFixed(2)} goals`;
  const draws =
    totals.draws === 0
      ? 'No match has ended level.'
      : `${capital(count(totals.draws, 'match', 'matches'))} ended level.`;
  const winner = widest && (widest.winner === 'away' ? widest.away : widest.home);
  const loser = widest && (widest.winner === 'away' ? widest.home : widest.away);
  return [
    `The average is ${average} a match. ${draws}`,
    winner && loser && widest.score
      ? `The widest win was ${its(winner)}: ${winnersScore(widest.score)} over ${the(loser)}.`
      : '',
    ...said(story, 'turned').map(
      ({ game, team }) =>
        `${The(team)} trailed at halftime and came back to beat ${the(game.home.key === team.key ? game.away : game.home)}.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function scorersPart(story: GroupStory): string {
  const scorers = said(story, 'scorers');
  const lines = scorers.map(
    ({ team, list: players }) =>
      `- **${nameOf(team)}:** ${list(players.map(({ player, goals }) => (goals === 1 ? player : `${player} (${goals})`)))}`,
  );
  const without = story.teams.filter((team) => !scorers.some((one) => one.team.key === team.key));
  const none = without.length === 0 ? '' : `\n\nNo player has scored for ${without.map(the).join(' or ')}.`;
  return lines.length === 0 ? '' : `## Who scored\n\n${lines.join('\n')}${none}`;
}

function nextPart(story: GroupStory): string {
  const next = said(story, 'next');
  if (next.length === 0) return '';
  const lines = next.map(({ game }) => {
    const hour = hourOf(game);
    return `- ${nameOf(game.home)} vs. ${nameOf(game.away)}: ${weekdayOf(game)}, ${dayOf(game)}${hour ? `, ${hour}` : ''}, ${inCity(game)}`;
  });
  return `## The last round\n\n${lines.join('\n')}`;
}
