import { addedMinutes, baseMinute } from '../plan/minutes.ts';

interface Half {
  name: string;
  before: number;
  length: number;
}

const halves: [Half, Half, Half, Half] = [
  { name: 'do primeiro tempo', before: 0, length: 45 },
  { name: 'do segundo tempo', before: 45, length: 45 },
  { name: 'do primeiro tempo da prorrogação', before: 90, length: 15 },
  { name: 'do segundo tempo da prorrogação', before: 105, length: 15 },
];

/** 0 and 1 for the halves, 2 and 3 for those of extra time. */
export function halfOf(minute: string): number {
  const base = baseMinute(minute);
  return base <= 45 ? 0 : base <= 90 ? 1 : base <= 105 ? 2 : 3;
}

/** Minutes are counted from the start of their half: `79` → 34, `90+3` → 48. */
function inHalf(minute: string): number {
  return baseMinute(minute) - (halves[halfOf(minute)] ?? halves[0]).before + addedMinutes(minute);
}

/** `aos 34 do segundo tempo`, `no primeiro minuto da prorrogação` */
export function atMinute(minute: string): string {
  const half = halfOf(minute);
  const name = (halves[half] ?? halves[0]).name;
  const at = inHalf(minute);
  if (at > 1) return `aos ${at} ${name}`;
  return (
    ['no primeiro minuto de jogo', `no primeiro minuto ${name}`, 'no primeiro minuto da prorrogação'][half] ??
    `no primeiro minuto ${name}`
  );
}

/** `aos 34`: in a sentence that has named the half. */
export function atShort(minute: string): string {
  const at = inHalf(minute);
  return at > 1 ? `aos ${at}` : 'logo no primeiro minuto';
}

/** `aos 12 e aos 34 do segundo tempo`, `aos 40 do primeiro tempo e aos 3 do segundo` */
export function atMinutes(minutes: readonly string[]): string {
  return minutes
    .map((minute, place) => {
      const next = minutes[place + 1];
      const words =
        next !== undefined && halfOf(next) === halfOf(minute) ? atShort(minute) : atMinute(minute);
      return place === 0 ? words : `${next === undefined ? ' e ' : ', '}${words}`;
    })
    .join('');
}

/** `nos acréscimos`, `nos minutos finais`: for headlines. */
export function lateWords(minute: string): string {
  if (addedMinutes(minute) > 0) return 'nos acréscimos';
  return baseMinute(minute) >= 115 ? 'no fim da prorrogação' : 'no fim';
}
