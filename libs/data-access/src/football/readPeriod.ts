import type { Period } from '@cancha/stats/match/Period';

const byNumber: Readonly<Record<string, Period>> = {
  1: 'first-half',
  2: 'second-half',
  3: 'extra-time-first-half',
  4: 'extra-time-second-half',
  5: 'penalty-shootout',
  10: 'half-time',
  11: 'extra-time-break',
  12: 'end-of-second-half',
  13: 'end-of-extra-time',
  14: 'full-time',
  16: 'pre-match',
};

const byName: Readonly<Record<string, Period>> = {
  prematch: 'pre-match',
  firsthalf: 'first-half',
  halftime: 'half-time',
  secondhalf: 'second-half',
  endofsecondhalf: 'end-of-second-half',
  extratimefirsthalf: 'extra-time-first-half',
  extrafirsthalf: 'extra-time-first-half',
  firsthalfextratime: 'extra-time-first-half',
  extratimehalftime: 'extra-time-break',
  extratimebreak: 'extra-time-break',
  extratimesecondhalf: 'extra-time-second-half',
  extrasecondhalf: 'extra-time-second-half',
  secondhalfextratime: 'extra-time-second-half',
  endofextratime: 'end-of-extra-time',
  penaltyshootout: 'penalty-shootout',
  shootout: 'penalty-shootout',
  penalties: 'penalty-shootout',
  fulltime: 'full-time',
};

/** The provider sends a number (`14`), our proxies a name (`Full time`, `full_time`). */
export function readPeriod(wire: number | string | null | undefined): Period | null {
  if (wire === null || wire === undefined) return null;

  const text = String(wire).toLowerCase();
  return lookUp(byNumber, text.trim()) ?? lookUp(byName, text.replace(/[^a-z]/g, ''));
}

function lookUp(table: Readonly<Record<string, Period>>, key: string): Period | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
