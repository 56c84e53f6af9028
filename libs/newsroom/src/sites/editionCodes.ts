/** The country editions of the network, in the order in which answers name them. */
export const editionCodes = [
  'reg',
  'arg',
  'bra',
  'chi',
  'col',
  'ecu',
  'usa',
  'mex',
  'per',
  'usa_la',
] as const;

export type EditionCode = (typeof editionCodes)[number];
