import { said, saidOnce, type StatementOf } from '../../plan/Statement.ts';
import { ofCompetition } from '../competitionWords.ts';
import { agree, inWords, list, of, ordinal, the, The } from '../grammar.ts';
import { recordWords } from '../gameWords.ts';
import { nextGame } from '../nextGame.ts';
import { streakSentence } from '../streakSentence.ts';
import { points } from './following.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** What the match leaves behind: table, totals, streaks and the next match of both. Empty if there is nothing. */
export function aheadPart(t: ToldMatch): string {
  const first = [tableSentence(t), shootOutSentence(t)].filter(Boolean).join(' ');
  const second = [
    ...recordSentences(t),
    ...totals(t),
    ...firstOfEach(said(t.story, 'streak'))
      .flatMap((streak) => streakSentence(streak))
      .slice(0, 2),
  ].join(' ');
  const third = said(t.story, 'next').map(nextGame).join(' ');
  return [first, second, third].filter(Boolean).join('\n\n');
}

function tableSentence({ story, game }: ToldMatch): string {
  const table = saidOnce(story, 'table');
  const [first, ...others] = table?.rows ?? [];
  if (!table || !first || !game.round?.group) return '';
  const group = `Grupo ${game.round.group}`;
  const rest = list(
    others.map(
      ({ team, points: own }, place) =>
        `${the(team)} (${own}${place === 0 ? (own === 1 ? ' ponto' : ' pontos') : ''})`,
    ),
  );
  if (table.finished) {
    return `${ways(
      `O ${group} terminou com ${the(first.team)} em primeiro, com ${points(first.points)}.`,
      `${The(first.team)} ${agree(first.team, 'venceu', 'venceram')} o ${group}, com ${points(first.points)}.`,
      `${The(first.team)} ${agree(first.team, 'fechou', 'fecharam')} o ${group} na liderança, com ${points(first.points)}.`,
      `A liderança do ${group} ficou com ${the(first.team)}, com ${points(first.points)}.`,
    )} ${ways(`Depois vêm ${rest}.`, `Completam a tabela ${rest}.`, `Atrás ficaram ${rest}.`, `Na ordem, seguem ${rest}.`)}`;
  }
  return `${ways(
    `A classificação do ${group} tem ${the(first.team)} na frente, com ${points(first.points)}.`,
    `${The(first.team)} ${agree(first.team, 'está', 'estão')} em primeiro lugar no ${group}, com ${points(first.points)}.`,
    `No ${group}, ${the(first.team)} ${agree(first.team, 'lidera', 'lideram')} com ${points(first.points)}.`,
    `A ponta do ${group} é ${of(first.team)}, com ${points(first.points)}.`,
    `Quem lidera o ${group} é ${the(first.team)}, com ${points(first.points)}.`,
    `O primeiro lugar do ${group} é ${of(first.team)}, com ${points(first.points)}.`,
  )} ${ways(
    `Depois vêm ${rest}.`,
    `Na sequência aparecem ${rest}.`,
    `Em seguida estão ${rest}.`,
    `Logo atrás estão ${rest}.`,
    `Completam o grupo ${rest}.`,
    `Atrás, pela ordem, estão ${rest}.`,
  )}`;
}

function shootOutSentence({ shootOut, game }: ToldMatch): string {
  if (!shootOut || shootOut.missed.length === 0) return '';
  return [game.home, game.away]
    .flatMap((team) => {
      const missed = shootOut.missed
        .filter(({ team: of }) => of.key === team.key)
        .map(({ player }) => player);
      return missed.length === 0
        ? []
        : [
            `${list(missed)} ${missed.length === 1 ? 'desperdiçou uma cobrança' : 'desperdiçaram cobranças'} ${of(team)}.`,
          ];
    })
    .join(' ');
}

function recordSentences({ story, knockOut, game }: ToldMatch): string[] {
  if (!knockOut) return said(story, 'tournament-record').map(({ what, shared }) => recordOf(what, shared));
  const out = said(story, 'is-out').map(({ team }) => team.key);
  return [
    ...said(story, 'tournament-record').map(({ what, shared }) => recordOf(what, shared)),
    ...said(story, 'record')
      .filter(
        ({ team }) => out.includes(team.key) || game.round?.kind === 'final' || game.round?.kind === 'third',
      )
      .map(
        (row) =>
          `${The(row.team)} ${agree(row.team, 'termina', 'terminam')} a Copa do Mundo com ${recordWords(row)} em ${inWords(row.played)} jogos.`,
      ),
  ];
}

function recordOf(what: 'widest-win' | 'most-goals', shared: boolean): string {
  if (what === 'most-goals')
    return `Nenhum jogo desta Copa teve ${shared ? 'mais' : 'tantos'} gols até aqui.`;
  return shared
    ? 'Nenhuma diferença foi maior nesta Copa até aqui.'
    : 'É a maior diferença em um jogo desta Copa até aqui.';
}

function totals({ story, game }: ToldMatch): string[] {
  return said(story, 'scorer-total')
    .slice(0, 2)
    .map(({ player, goals, leads }) => {
      const cup = ofCompetition(game.competition);
      if (leads)
        return ways(
          `${player} chegou a ${inWords(goals)} gols, e ninguém marcou mais até aqui nesta Copa.`,
          `Com ${inWords(goals)} gols, ${player} lidera a artilharia desta Copa.`,
          `${player} tem ${inWords(goals)} gols, e ninguém fez mais até aqui nesta Copa.`,
        );
      return ways(
        `${player} soma ${inWords(goals)} gols nesta edição ${cup}.`,
        `${player} chegou ao ${ordinal(goals)} gol no torneio.`,
        `Foi o ${ordinal(goals)} gol de ${player} no torneio.`,
        `${player} já fez ${inWords(goals)} gols no torneio.`,
        `São ${inWords(goals)} gols de ${player} no torneio.`,
        `A conta de ${player} no torneio está em ${inWords(goals)} gols.`,
        '',
      );
    });
}

/** One streak a team: the first says the most. */
function firstOfEach(streaks: StatementOf<'streak'>[]): StatementOf<'streak'>[] {
  return [...Map.groupBy(streaks, ({ team }) => team.key).values()].flatMap(([first]) => first ?? []);
}
