import { addedMinutes, baseMinute } from '../plan/minutes.ts';
import { figureOrdinal, inWords, ordinal } from './grammar.ts';

/** `in the 78th minute`, `three minutes into stoppage time` */
export function atMinute(minute: string): string {
  const added = addedMinutes(minute);
  const base = baseMinute(minute);
  if (added === 0) return `in the ${base < 10 ? ordinal(base) : figureOrdinal(base)} minute`;
  return `${added === 1 ? 'one minute' : `${inWords(added)} minutes`} into ${stoppageOf(base)}`;
}

function stoppageOf(base: number): string {
  if (base <= 45) return 'first-half stoppage time';
  return base <= 90 ? 'second-half stoppage time' : 'stoppage time of extra time';
}

/** `12th and 40th minutes`, `45+2`: for sheets. */
export function minuteFigure(minute: string): string {
  return `${minute}’`;
}

/** 0 and 1 for the halves, 2 and 3 for those of extra time. */
export function halfOf(minute: string): number {
  const base = baseMinute(minute);
  return base <= 45 ? 0 : base <= 90 ? 1 : base <= 105 ? 2 : 3;
}

/** `in stoppage time`, `late`: for headlines. */
export function lateWords(minute: string): string {
  if (addedMinutes(minute) > 0) return 'in stoppage time';
  return baseMinute(minute) >= 115 ? 'late in extra time' : 'late';
}
