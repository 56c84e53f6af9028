import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { GroupStory, Game } from '../../plan/Story.ts';
import { weekName } from '../competitionWords.ts';
import { agree, by, capital, count, list, of, rotate, the, The } from '../grammar.ts';
import { groupTable } from '../groupTable.ts';
import { nameOf } from '../nations.ts';
import { inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { atHour, dayOf, onWeekday } from '../when.ts';
import { ways } from '../../ways.ts';

export function groupBodies(story: GroupStory, turn: number): Phrase[] {
  const table = `## ${rotate(['A classificação', `A tabela do Grupo ${story.round.group ?? ''}`], turn)}\n\n${groupTable(story.table)}`;
  const results = `## ${rotate(['Os resultados', 'Jogo a jogo'], turn)}\n\n${resultLines(story)}`;
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
      ([week, some]) =>
        `**${capital(weekName(week))}**\n\n${some.map((game) => `- ${resultLine(game)}`).join('\n')}`,
    )
    .join('\n\n');
}

function resultLine(game: Game): string {
  const [home, away] = game.score ?? [0, 0];
  return `${nameOf(game.home)} ${home} x ${away} ${nameOf(game.away)}, ${inCity(game)} (${dayOf(game)})`;
}

function figuresPart(story: GroupStory): string {
  const totals = saidOnce(story, 'totals');
  const widest = saidOnce(story, 'widest')?.game;
  if (!totals) return '';
  const draws =
    totals.draws === 0
      ? ways('Nenhum jogo terminou empatado.', 'Não houve empates.', 'Todos os jogos tiveram vencedor.')
      : totals.draws === 1
        ? ways('Um jogo terminou empatado.', 'Houve um empate.', 'Só um jogo acabou empatado.')
        : `${capital(count(totals.draws, 'jogo terminou empatado', 'jogos terminaram empatados'))}.`;
  const mean = totals.goals / totals.games;
  const average = Number.isInteger(mean)
    ? count(mean, 'gol', 'gols')
    : `${mean.toFixed(2).replace('.', ',')} gols`;
  const winner = widest && (widest.winner === 'away' ? widest.away : widest.home);
  const loser = widest && (widest.winner === 'away' ? widest.home : widest.away);
  return [
    `${ways(`A média é de ${average} por jogo.`, `Saíram em média ${average} por jogo.`, `O grupo tem média de ${average} por jogo.`, `A média de gols é de ${average.replace(/ gols?$/, '')} por jogo.`)} ${draws}`,
    winner && loser && widest.score
      ? ways(
          `A maior vitória foi a ${of(winner)}: ${winnersScore(widest.score)} sobre ${the(loser)}.`,
          `O placar mais largo foi o ${winnersScore(widest.score)} ${of(winner)} sobre ${the(loser)}.`,
          `Ninguém venceu por mais que ${the(winner)}, ${winnersScore(widest.score)} sobre ${the(loser)}.`,
        )
      : '',
    ...said(story, 'turned').map(
      ({ game, team }) =>
        `${The(team)} ${agree(team, 'perdia', 'perdiam')} no intervalo e ${agree(team, 'virou', 'viraram')} contra ${the(game.home.key === team.key ? game.away : game.home)}.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function scorersPart(story: GroupStory): string {
  const lines = said(story, 'scorers').map(
    ({ team, list: scorers }) =>
      `- **${nameOf(team)}:** ${list(scorers.map(({ player, goals }) => (goals === 1 ? player : `${player} (${goals})`)))}`,
  );
  // An own goal of a rival counts, and has no scorer of theirs
  const without = story.table.filter(({ goalsFor }) => goalsFor === 0).map(({ team }) => team);
  const none =
    without.length === 0
      ? ''
      : `\n\n${ways(`Ninguém marcou ${list(without.map((team) => by(team)))}.`, `Nenhum jogador marcou ${list(without.map((team) => by(team)))}.`)}`;
  return lines.length === 0 ? '' : `## Quem fez os gols\n\n${lines.join('\n')}${none}`;
}

function nextPart(story: GroupStory): string {
  const next = said(story, 'next');
  if (next.length > 0) {
    const lines = next.map(
      ({ game }) =>
        `- ${nameOf(game.home)} x ${nameOf(game.away)}: ${onWeekday(game)}, ${dayOf(game)}, ${atHour(game) ?? ''}, ${inCity(game)}`,
    );
    return `## A última rodada\n\n${lines.join('\n')}\n\n${ways('Todos os jogos no horário de Brasília.', 'Os horários são de Brasília.')}`;
  }
  return '';
}
