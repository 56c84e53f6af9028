import type { Game } from '../plan/Story.ts';

/** Brasília keeps this distance to UTC all year. */
const offset = 3 * 3_600_000;
const days = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** The day of a match as its readers lived it: in Brasília's time where the hour is known. */
function localTime({ kickOff, day }: Pick<Game, 'kickOff' | 'day'>): Date {
  return kickOff ? new Date(kickOff.getTime() - offset) : new Date(`${day}T12:00:00Z`);
}

/** `sexta-feira` */
export function weekdayOf(game: Game): string {
  return days[localTime(game).getUTCDay()] ?? '';
}

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
export function dayOf(game: Game): string {
  const time = localTime(game);
  const date = time.getUTCDate();
  return `${date === 1 ? '1º' : date} de ${months[time.getUTCMonth()] ?? ''}`;
}

/** `23 de junho de 2024` */
export function fullDay(game: Game): string {
  return `${dayOf(game)} de ${localTime(game).getUTCFullYear()}`;
}

/** `21h30`, `16h`, in Brasília. */
export function hourOf(game: Game): string | null {
  if (!game.kickOff) return null;
  const time = localTime(game);
  const minutes = time.getUTCMinutes();
  return `${time.getUTCHours()}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
}

/** `às 21h30`, `à 1h`, `à meia-noite` */
export function atHour(game: Game): string | null {
  const hour = hourOf(game);
  if (hour === null) return null;
  if (hour === '0h') return 'à meia-noite';
  return /^[01]h/.test(hour) ? `à ${hour}` : `às ${hour}`;
}
