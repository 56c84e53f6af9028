import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { BlogWords } from './BlogWords.ts';

export const portugueseBlog: BlogWords = {
  names: 'pt',
  hour: (kickOff, timeZone) => format(kickOff, "HH'h'mm", { in: tz(timeZone) }).replace(/h00$/, 'h'),
  kickOff: ({ home, away, hour, stage, venue }) => ({
    title: `${home} x ${away}: começa às ${hour}`,
    body: `${stage ? `${stage}. ` : ''}A bola rola às ${hour}, no horário de Brasília.${
      venue ? ` Estádio: ${venue.name}${seats(venue.capacity)}.` : ''
    }`,
  }),
  path: (team) => `O caminho até aqui: ${team}`,
  result: (home, [one, other], away, kicks) =>
    `${home} ${one}-${other} ${away}${kicks ? ` (${kicks} nos pênaltis)` : ''}`,
  starts: (score) => ({ title: 'Bola rolando', body: `Começa o jogo: ${score}.` }),
  halfTime: (score) => ({ title: 'Intervalo', body: `Fim do primeiro tempo: ${score}.` }),
  secondHalf: (score) => ({ title: 'Segundo tempo', body: `Recomeça o jogo: ${score}.` }),
  toExtraTime: (score) => ({
    title: 'Vamos à prorrogação',
    body: `Fim dos 90 minutos: ${score}. São mais dois tempos de 15.`,
  }),
  extraTime: (score) => ({ title: 'Começa a prorrogação', body: `Primeiro tempo extra: ${score}.` }),
  changeOfEnds: (score) => ({ title: 'Troca de lado', body: `Fim do primeiro tempo extra: ${score}.` }),
  goal: ({ event: { player, minute }, team, score }) => ({
    title: `Gol: ${team}`,
    body: `${player} marca, ${minute}’: ${score}.`,
  }),
  penalty: ({ event: { player, minute }, team, score }) => ({
    title: `Gol de pênalti: ${team}`,
    body: `${player} converte, ${minute}’: ${score}.`,
  }),
  own: ({ event: { player, minute }, team, score }) => ({
    title: `Gol contra, a favor: ${team}`,
    body: `${player} manda para a própria rede, ${minute}’: ${score}.`,
  }),
  sentOff: ({ event: { player, minute }, team }) => ({
    title: `Um a menos: ${team}`,
    body: `${player} leva o vermelho, ${minute}’.`,
  }),
  booked: ({ event: { player, minute }, team }) => ({
    title: `Amarelo: ${team}`,
    body: `${player} é advertido, ${minute}’.`,
  }),
  change: ({ event: { player, playerOff, minute }, team }) => ({
    title: `Substituição: ${team}`,
    body: `Entra ${player}${playerOff ? `, sai ${playerOff}` : ''}, ${minute}’.`,
  }),
  end: (score, kicks) => ({
    title: `Fim de jogo: ${score}`,
    body: `Termina a partida: ${score}.${kicks ? ` Nos pênaltis, ${kicks.score} para: ${kicks.winner}.` : ''}`,
  }),
};

function seats(capacity: number | null): string {
  return capacity === null ? '' : `, ${new Intl.NumberFormat('pt-BR').format(capacity)} lugares`;
}
