import { baseMinute } from '../plan/minutes.ts';

/** `a los 79`, `en el 90+3`, `al minuto 2` */
export function atMinute(minute: string, form = 0): string {
  if (minute.includes('+')) return form % 2 === 0 ? `en el ${minute}` : `al ${minute}`;
  if (minute === '1') return 'en el primer minuto';
  if (baseMinute(minute) < 10) return `al minuto ${minute}`;
  if (baseMinute(minute) > 90) return `al ${minute}`;
  return [`a los ${minute}`, `al ${minute}’`, `a los ${minute} minutos`][form % 3] ?? `a los ${minute}`;
}

/** `los 79`, `el 90+3`: after `a` or `desde`. */
export function theMinute(minute: string): string {
  return minute.includes('+') || baseMinute(minute) > 90 || baseMinute(minute) < 10
    ? `el ${minute}`
    : `los ${minute}`;
}
