/**
 * The country editions, by the specification's codes. These are neither path prefixes nor brand codes: `usa` is under
 * `/en`, `reg` has no prefix.
 */
export const editions = {
  reg: { name: 'GLOBAL', flag: 'un' },
  arg: { name: 'ARGENTINA', flag: 'ar' },
  bra: { name: 'BRASIL', flag: 'br' },
  chi: { name: 'CHILE', flag: 'cl' },
  col: { name: 'COLOMBIA', flag: 'co' },
  ecu: { name: 'ECUADOR', flag: 'ec' },
  usa: { name: 'US ENGLISH', flag: 'us' },
  mex: { name: 'MÉXICO', flag: 'mx' },
  per: { name: 'PERÚ', flag: 'pe' },
  usa_la: { name: 'US LATINO', flag: 'us' },
} as const;

export type EditionCode = keyof typeof editions;
