/**
 * The country editions of the network, by the specification's codes. They equal neither path prefixes nor
 * brand codes (`usa` is under `/en`, `reg` under none): the table of sites says which is where.
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
