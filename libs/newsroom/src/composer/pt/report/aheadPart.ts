import { said, saidOnce, type StatementOf } from '../../plan/Statement.ts';
import { ofCompetition } from '../competitionWords.ts';
import { agree, capital, inWords, list, of, ordinal, the, The } from '../grammar.ts';
import { recordWords } from '../gameWords.ts';
import { nextGame } from '../nextGame.ts';
import { streakSentence } from '../streakSentence.ts';
import { points } from './following.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What the match leaves behind: table, totals, streaks and the next match of both. Empty if there is nothing. */
export function aheadPart(t: ToldMatch, turn: number): string {
  const first = [tableSentence(t, turn), shootOutSentence(t)].filter(Boolean).join(' ');
  const second = [
    ...recordSentences(t),
    ...totals(t),
    ...firstOfEach(said(t.story, 'streak'))
      .flatMap((streak) => streakSentence(streak))
      .slice(0, 2),
  ].join(' ');
  const third = said(t.story, 'next')
    .map((next, place) => nextGame(next, turn + place))
    .join(' ');
  return [first, second, third].filter(Boolean).join('\n\n');
}

function tableSentence({ story, game }: ToldMatch, turn: number): string {
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
    return `O ${group} terminou com ${the(first.team)} em primeiro, com ${points(first.points)}. Depois vêm ${rest}.`;
  }
  return turn % 2 === 0
    ? `A classificação do ${group} tem ${the(first.team)} na frente, com ${points(first.points)}. Depois vêm ${rest}.`
    : `${The(first.team)} ${agree(first.team, 'está', 'estão')} em primeiro lugar no ${group}, com ${points(first.points)}. Na sequência aparecem ${rest}.`;
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
    .map(({ player, goals, leads }, place) => {
      const cup = ofCompetition(game.competition);
      if (leads)
        return `${player} chegou a ${inWords(goals)} gols, e ninguém marcou mais até aqui nesta Copa.`;
      return place === 0
        ? `${player} soma ${inWords(goals)} gols nesta edição ${cup}.`
        : `${player} chegou ao ${ordinal(goals)} gol no torneio.`;
    })
    .map(capital);
}

/** One streak a team: the first says the most. */
function firstOfEach(streaks: StatementOf<'streak'>[]): StatementOf<'streak'>[] {
  return [...Map.groupBy(streaks, ({ team }) => team.key).values()].flatMap(([first]) => first ?? []);
}
