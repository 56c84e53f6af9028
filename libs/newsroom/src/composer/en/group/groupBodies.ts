import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { Game, GroupStory } from '../../plan/Story.ts';
import { weekName } from '../competitionWords.ts';
import { capital, count, list, possessive, rotate, the, The, winnersScore } from '../grammar.ts';
import { groupTable } from '../groupTable.ts';
import { nameOf } from '../nations.ts';
import { inTown } from '../places.ts';
import { dayAndHour, dayOf } from '../when.ts';
import { ways } from '../../ways.ts';

export function groupBodies(story: GroupStory, turn: number): Phrase[] {
  const group = `Group ${story.round.group ?? ''}`;
  const table = `## ${rotate([`${group} standings`, 'The standings'], turn)}\n\n${groupTable(story.table)}`;
  const results = `## ${rotate(['The results', 'Match by match'], turn)}\n\n${resultLines(story)}`;
  const figures = figuresPart(story);
  const scorers = scorersPart(story, turn);
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
      ([week, some]) =>
        `**${capital(weekName(week))}**\n\n${some.map((game) => `- ${resultLine(game)}`).join('\n')}`,
    )
    .join('\n\n');
}

function resultLine(game: Game): string {
  const [home, away] = game.score ?? [0, 0];
  return `${nameOf(game.home)} ${home}, ${nameOf(game.away)} ${away} (${dayOf(game)}, ${inTown(game).replace(/^in /, '')})`;
}

function figuresPart(story: GroupStory): string {
  const totals = saidOnce(story, 'totals');
  const widest = saidOnce(story, 'widest')?.game;
  if (!totals) return '';
  const draws =
    totals.draws === 0
      ? ways('None of the matches was drawn.', 'There were no draws.', 'Every match had a winner.')
      : ways(
          `${capital(count(totals.draws, 'match was drawn', 'matches were drawn'))}.`,
          `There ${totals.draws === 1 ? 'was' : 'were'} ${count(totals.draws, 'draw')}.`,
        );
  const mean = totals.goals / totals.games;
  const average = Number.isInteger(mean) ? count(mean, 'goal') : `${mean.toFixed(2).replace(/0$/, '')} goals`;
  const winner = widest && (widest.winner === 'away' ? widest.away : widest.home);
  const loser = widest && (widest.winner === 'away' ? widest.home : widest.away);
  return [
    `${ways(`The group has averaged ${average} a match.`, `The matches have averaged ${average}.`, `There have been ${average} a match.`, `Scoring in the group stands at ${average} a match.`)} ${draws}`,
    winner && loser && widest.score
      ? ways(
          `The widest win was ${the(winner)} over ${the(loser)}, ${winnersScore(widest.score)}.`,
          `Nobody won by more than ${the(winner)} did against ${the(loser)}, ${winnersScore(widest.score)}.`,
          `${The(winner)} had the biggest win, ${winnersScore(widest.score)} over ${the(loser)}.`,
          `The most lopsided result was ${possessive(the(winner))} ${winnersScore(widest.score)} win over ${the(loser)}.`,
        )
      : '',
    ...said(story, 'turned').map(
      ({ game, team }) =>
        `${The(team)} trailed ${the(game.home.key === team.key ? game.away : game.home)} at halftime and came back to win.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function scorersPart(story: GroupStory, turn: number): string {
  const scorers = said(story, 'scorers');
  const lines = scorers.map(
    ({ team, list: players }) =>
      `- **${nameOf(team)}:** ${list(players.map(({ player, goals }) => (goals === 1 ? player : `${player} (${goals})`)))}`,
  );
  // An own goal of a rival counts, and has no scorer of theirs
  const without = story.table.filter(({ goalsFor }) => goalsFor === 0).map(({ team }) => team);
  const none =
    without.length === 0 ? '' : `\n\nNobody has scored for ${list(without.map((team) => the(team)))}.`;
  const heading = rotate(['Who scored', 'The goal scorers'], turn);
  return lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}${none}`;
}

function nextPart(story: GroupStory): string {
  const lines = said(story, 'next').map(
    ({ game }) => `- ${nameOf(game.home)} vs. ${nameOf(game.away)}: ${dayAndHour(game)}, ${inTown(game)}`,
  );
  return lines.length === 0 ? '' : `## The final matchday\n\n${lines.join('\n')}`;
}
