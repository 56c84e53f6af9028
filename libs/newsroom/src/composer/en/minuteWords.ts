import { addedMinutes, baseMinute } from '../plan/minutes.ts';
import { ordinal } from './grammar.ts';

/** 0 and 1 for the halves, 2 and 3 for those of extra time. */
export function halfOf(minute: string): number {
  const base = baseMinute(minute);
  return base <= 45 ? 0 : base <= 90 ? 1 : base <= 105 ? 2 : 3;
}

const stoppage = [
  'first-half stoppage time',
  'second-half stoppage time',
  'stoppage time at the end of the first half of extra time',
  'stoppage time at the end of extra time',
];

/** `in the 78th minute`, `in the fourth minute of second-half stoppage time` */
export function atMinute(minute: string): string {
  const added = addedMinutes(minute);
  if (added === 0) return `in the ${ordinal(baseMinute(minute))} minute`;
  return `in the ${ordinal(added)} minute of ${stoppage[halfOf(minute)] ?? ''}`;
}

/** `67'`, `90+4'`: for lists. */
export function mark(minute: string): string {
  return `${minute}'`;
}

/** `stoppage-time` or `late`: what kind of goal it was, for headlines. */
export function lateKind(minute: string): string {
  return addedMinutes(minute) > 0 ? 'stoppage-time' : 'late';
}

/** `in stoppage time`, `late`: for headlines. */
export function lateWords(minute: string): string {
  return addedMinutes(minute) > 0 ? 'in stoppage time' : 'late';
}
