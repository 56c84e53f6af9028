import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { ptBR } from 'date-fns/locale/pt-BR';
import type { Game } from '../plan/Story.ts';
import { saidOfGame } from '../saidOfGame.ts';

/** The day of a match as its readers lived it: in Brasília's time where the hour is known. */
function say(game: Game, pattern: string): string {
  const { kickOff, day } = game;
  return saidOfGame(game, `pt ${pattern}`, () =>
    format(kickOff ?? day, pattern, { locale: ptBR, in: tz(kickOff ? 'America/Sao_Paulo' : 'UTC') }),
  );
}

/** `sexta-feira` */
export const weekdayOf = (game: Game): string => say(game, 'EEEE');

/** `na sexta-feira`, `no sábado` */
export function onWeekday(game: Game): string {
  const day = weekdayOf(game);
  return `${day.endsWith('feira') ? 'na' : 'no'} ${day}`;
}

/** `nesta sexta-feira`, `neste sábado` */
export function thisWeekday(game: Game): string {
  const day = weekdayOf(game);
  return `${day.endsWith('feira') ? 'nesta' : 'neste'} ${day}`;
}

/** `19 de junho`, `1º de julho` */
export const dayOf = (game: Game): string => say(game, "d 'de' MMMM").replace(/^1 /, '1º ');

/** `23 de junho de 2024` */
export const fullDay = (game: Game): string => `${dayOf(game)} de ${say(game, 'y')}`;

/** `21h30`, `16h`, in Brasília. */
export const hourOf = (game: Game): string | null => game.kickOff && say(game, "H'h'mm").replace(/h00$/, 'h');

/** `às 21h30`, `à 1h`, `à meia-noite` */
export function atHour(game: Game): string | null {
  const hour = hourOf(game);
  if (hour === null) return null;
  if (hour === '0h') return 'à meia-noite';
  return /^[01]h/.test(hour) ? `à ${hour}` : `às ${hour}`;
}
