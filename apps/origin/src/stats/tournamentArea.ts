export const confederations = ['fifa', 'conmebol', 'concacaf', 'uefa', 'afc', 'caf', 'ofc'] as const;
export type Confederation = (typeof confederations)[number];

/** Whose competition it is; the flag of its country, if it is a country's. */
export type TournamentArea = { confederation: Confederation | null; flag: string | null };

/** Countries whose leagues we may be given, by the first letters of the league's key. */
const countries: Readonly<Record<string, Confederation>> = {
  ...{ ar: 'conmebol', bo: 'conmebol', br: 'conmebol', cl: 'conmebol', co: 'conmebol', ec: 'conmebol' },
  ...{ pe: 'conmebol', py: 'conmebol', uy: 'conmebol', ve: 'conmebol' },
  ...{ ca: 'concacaf', cr: 'concacaf', gt: 'concacaf', hn: 'concacaf', jm: 'concacaf', mx: 'concacaf' },
  ...{ ni: 'concacaf', pa: 'concacaf', sv: 'concacaf', us: 'concacaf' },
  ...{ at: 'uefa', be: 'uefa', ch: 'uefa', de: 'uefa', en: 'uefa', es: 'uefa', fr: 'uefa', it: 'uefa' },
  ...{ nl: 'uefa', pt: 'uefa', sco: 'uefa', tr: 'uefa' },
  ...{ jp: 'afc', kr: 'afc', sa: 'afc', ma: 'caf', ng: 'caf', za: 'caf', nz: 'ofc' },
};

/** Flags are called by ISO 3166; these two are parts of a state there. */
const flags: Readonly<Record<string, string>> = { en: 'gb-eng', sco: 'gb-sct' };

/** Competitions of national teams that are of one confederation; the others are the world's. */
const internationals: Readonly<Record<string, Confederation>> = {
  ...{ copaamerica: 'conmebol', copaamericaq: 'conmebol', 'wcq-conmebol': 'conmebol' },
  'superclasico-de-las-americas': 'conmebol',
  ...{ uncaf: 'concacaf', goldcup: 'concacaf', goldcupq: 'concacaf', cnl: 'concacaf', cnlq: 'concacaf' },
  ...{ concacafseries: 'concacaf', 'wcq-concacaf': 'concacaf' },
};

/** Where a tournament is at home, as its key says: `cr.1-2024-25`, `concacaf.cc-2024`, `int.cnl-2024-25`. */
export function tournamentArea(key: string): TournamentArea {
  const [, owner = '', rest = ''] = /^([a-z]+)\.(.+?)-\d{4}/.exec(key) ?? [];
  if (owner === 'int') return { confederation: internationals[rest] ?? 'fifa', flag: null };
  const own = confederations.find((name) => name === owner);
  if (own) return { confederation: own, flag: null };
  const confederation = countries[owner];
  return confederation
    ? { confederation, flag: `flags/${flags[owner] ?? owner}.svg` }
    : { confederation: null, flag: null };
}
