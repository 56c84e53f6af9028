import type { Kit } from './colours.ts';

/** Shirt colours of the national teams by FIFA code: the first fills, the second draws on it. */
// prettier-ignore
export const nationKits: Readonly<Record<string, Kit>> = {
  // World Cup 2026
  ALG: ['#ffffff', '#006233'], ARG: ['#74acdf', '#ffffff'], AUS: ['#ffcd00', '#00573f'], AUT: ['#d8102f', '#ffffff'],
  BEL: ['#c8102e', '#fdda24'], BIH: ['#002f9e', '#fecb00'], BRA: ['#ffdf00', '#0b7a3b'], CAN: ['#d80621', '#ffffff'],
  CIV: ['#f77f00', '#009e60'], COD: ['#0085ca', '#f7d618'], COL: ['#fcd116', '#003893'], CPV: ['#003893', '#ffffff'],
  CRO: ['#ffffff', '#e4002b'], CUW: ['#002b7f', '#f9e814'], CZE: ['#d7141a', '#11457e'], ECU: ['#ffdd00', '#034ea2'],
  EGY: ['#c8102e', '#1b1b1b'], ENG: ['#ffffff', '#c8102e'], ESP: ['#c60b1e', '#ffc400'], FRA: ['#1f2f6b', '#ef4135'],
  GER: ['#ffffff', '#1b1b1b'], GHA: ['#ffffff', '#1b1b1b'], HAI: ['#00209f', '#d21034'], IRN: ['#ffffff', '#239f40'],
  IRQ: ['#007a3d', '#ffffff'], JOR: ['#ce1126', '#ffffff'], JPN: ['#16297c', '#ffffff'], KOR: ['#cd2e3a', '#16264f'],
  KSA: ['#006c35', '#ffffff'], MAR: ['#c1272d', '#006233'], MEX: ['#006847', '#ce1126'], NED: ['#f36c21', '#21468b'],
  NOR: ['#ba0c2f', '#00205b'], NZL: ['#ffffff', '#1b1b1b'], PAN: ['#d21034', '#005293'], PAR: ['#d52b1e', '#0038a8'],
  POR: ['#a50021', '#046a38'], QAT: ['#8a1538', '#ffffff'], RSA: ['#ffb81c', '#007749'], SCO: ['#12284c', '#ffffff'],
  SEN: ['#ffffff', '#00853f'], SUI: ['#d52b1e', '#ffffff'], SWE: ['#fecc02', '#005293'], TUN: ['#ffffff', '#e70013'],
  TUR: ['#e30a17', '#ffffff'], URU: ['#5cbfeb', '#1b1b1b'], USA: ['#ffffff', '#0a3161'], UZB: ['#ffffff', '#0072ce'],
  // Central America and the Caribbean
  BLZ: ['#003f87', '#ce1126'], CRC: ['#ce1126', '#002b7f'], CUB: ['#c8102e', '#002a8f'], DOM: ['#002d62', '#ce1126'],
  GUA: ['#4997d0', '#ffffff'], GUY: ['#ffd100', '#009e49'], HON: ['#ffffff', '#0073cf'], JAM: ['#fed100', '#009b3a'],
  NCA: ['#0067c6', '#ffffff'], SLV: ['#0f47af', '#ffffff'], SUR: ['#ffffff', '#377e3f'], TRI: ['#ce1126', '#1b1b1b'],
  GLP: ['#00843d', '#ffd100'], MTQ: ['#ffffff', '#1b1b1b'], BER: ['#c8102e', '#ffffff'], PUR: ['#d21034', '#0a4a8f'],
  // South America and others met in friendlies
  BOL: ['#007934', '#ffe000'], CHI: ['#d52b1e', '#0039a6'], PER: ['#ffffff', '#d91023'], VEN: ['#7b1e3a', '#ffcc00'],
  CHN: ['#de2910', '#ffde00'], DEN: ['#c8102e', '#ffffff'], ITA: ['#1b61b5', '#ffffff'], POL: ['#ffffff', '#dc143c'],
  RUS: ['#c8102e', '#ffffff'], SRB: ['#c6363c', '#0c4076'], UKR: ['#ffd700', '#0057b8'], WAL: ['#c8102e', '#00883a'],
  CMR: ['#007a5e', '#ce1126'], NGA: ['#008751', '#ffffff'], ISL: ['#02529c', '#dc1e35'], IRL: ['#169b62', '#ffffff'],
};
