import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { BlogWords } from './BlogWords.ts';

export const spanishBlog: BlogWords = {
  names: 'es',
  hour: (kickOff, timeZone) => format(kickOff, 'HH:mm', { in: tz(timeZone) }),
  kickOff: ({ home, away, hour, stage, venue }) => ({
    title: `A las ${hour}, ${home} y ${away}`,
    body: `${stage ? `${stage}. ` : ''}El partido comienza a las ${hour}, hora de Costa Rica.${
      venue ? ` Se juega en el ${venue.name}${seats(venue.capacity)}.` : ''
    }`,
  }),
  path: (team) => `El camino de ${team}`,
  result: (home, [one, other], away, kicks) =>
    `${home} ${one}-${other} ${away}${kicks ? ` (${kicks} en penales)` : ''}`,
  starts: (score) => ({ title: 'Rueda la pelota', body: `Empieza el partido: ${score}.` }),
  halfTime: (score) => ({ title: 'Descanso', body: `Termina el primer tiempo: ${score}.` }),
  secondHalf: (score) => ({ title: 'Segundo tiempo', body: `Vuelven los equipos: ${score}.` }),
  toExtraTime: (score) => ({
    title: 'Se juega la prórroga',
    body: `Terminan los 90 minutos: ${score}. Vienen dos tiempos de 15 minutos.`,
  }),
  extraTime: (score) => ({ title: 'Empieza la prórroga', body: `Primer tiempo extra: ${score}.` }),
  changeOfEnds: (score) => ({ title: 'Cambio de lado', body: `Termina el primer tiempo extra: ${score}.` }),
  goal: ({ event: { player, minute }, team, score }) => ({
    title: `Gol de ${team}`,
    body: `${player} marca al ${minute}’: ${score}.`,
  }),
  penalty: ({ event: { player, minute }, team, score }) => ({
    title: `Gol de ${team}, de penal`,
    body: `${player} convierte al ${minute}’: ${score}.`,
  }),
  own: ({ event: { player, minute }, team, score }) => ({
    title: `Gol de ${team}, en contra`,
    body: `${player} la mete en su propio arco al ${minute}’: ${score}.`,
  }),
  sentOff: ({ event: { player, minute }, team }) => ({
    title: `${team} se queda con uno menos`,
    body: `${player} ve la roja al ${minute}’.`,
  }),
  booked: ({ event: { player, minute }, team }) => ({
    title: `Amarilla en ${team}`,
    body: `${player} es amonestado al ${minute}’.`,
  }),
  change: ({ event: { player, playerOff, minute }, team }) => ({
    title: `Cambio en ${team}`,
    body: `Entra ${player}${playerOff ? ` por ${playerOff}` : ''} al ${minute}’.`,
  }),
  end: (score, kicks) => ({
    title: `Final: ${score}`,
    body: `Termina el partido: ${score}.${kicks ? ` ${kicks.winner} gana ${kicks.score} en los penales.` : ''}`,
  }),
};

function seats(capacity: number | null): string {
  return capacity === null
    ? ''
    : `, con capacidad para ${new Intl.NumberFormat('es-AR').format(capacity)} personas`;
}
