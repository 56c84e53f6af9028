import type { Team } from '../plan/Story.ts';
import { isPlural, nameOf } from './grammar.ts';

/** Adjective of each nation, masculine singular. */
const adjectives: Record<string, string> = {
  ALG: 'argelino',
  ARG: 'argentino',
  AUS: 'australiano',
  AUT: 'austriaco',
  BEL: 'belga',
  BIH: 'bosnio',
  BOL: 'boliviano',
  BRA: 'brasileño',
  CAN: 'canadiense',
  CHI: 'chileno',
  CIV: 'marfileño',
  COD: 'congoleño',
  COL: 'colombiano',
  CPV: 'caboverdiano',
  CRC: 'costarricense',
  CRO: 'croata',
  CUB: 'cubano',
  CUW: 'curazoleño',
  CZE: 'checo',
  DOM: 'dominicano',
  ECU: 'ecuatoriano',
  EGY: 'egipcio',
  ENG: 'inglés',
  ESP: 'español',
  FRA: 'francés',
  GER: 'alemán',
  GHA: 'ghanés',
  GUA: 'guatemalteco',
  HAI: 'haitiano',
  HON: 'hondureño',
  IRN: 'iraní',
  IRQ: 'iraquí',
  JAM: 'jamaiquino',
  JOR: 'jordano',
  JPN: 'japonés',
  KOR: 'surcoreano',
  KSA: 'saudí',
  MAR: 'marroquí',
  MEX: 'mexicano',
  NCA: 'nicaragüense',
  NED: 'neerlandés',
  NOR: 'noruego',
  NZL: 'neozelandés',
  PAN: 'panameño',
  PAR: 'paraguayo',
  PER: 'peruano',
  POR: 'portugués',
  QAT: 'catarí',
  RSA: 'sudafricano',
  SCO: 'escocés',
  SEN: 'senegalés',
  SLV: 'salvadoreño',
  SUI: 'suizo',
  SUR: 'surinamés',
  SWE: 'sueco',
  TUN: 'tunecino',
  TUR: 'turco',
  URU: 'uruguayo',
  USA: 'estadounidense',
  UZB: 'uzbeko',
  VEN: 'venezolano',
};

/** `el equipo mexicano`; a club, or a nation whose adjective is rare, by its name. */
export function theSide(team: Team): string {
  const adjective = adjectives[team.key];
  return adjective ? `el equipo ${adjective}` : nameOf(team);
}

/** Whether a verb after `theSide` stands in the plural. */
export function sideIsPlural(team: Team): boolean {
  return adjectives[team.key] === undefined && isPlural(team);
}

/** `los mexicanos`, `los franceses` */
export function theMen(team: Team): string {
  const adjective = adjectives[team.key];
  if (!adjective) return nameOf(team);
  const bare = adjective.replace(/és$/, 'es').replace(/án$/, 'an');
  const many = /[aeiou]$/.test(bare) ? `${bare}s` : `${bare}es`;
  return `los ${many}`;
}

const shortNames: Record<string, string> = {
  'Cristiano Ronaldo': 'Cristiano',
  'Vinícius Júnior': 'Vinícius',
  'Kevin De Bruyne': 'De Bruyne',
  'Charles De Ketelaere': 'De Ketelaere',
  'Virgil van Dijk': 'Van Dijk',
  'Jan Paul van Hecke': 'Van Hecke',
  'Giovani Lo Celso': 'Lo Celso',
  'Lautaro Martínez': 'Lautaro',
  'Barış Alper Yılmaz': 'Yılmaz',
};

/** What a player is called the second time: `Haaland`. Korean names and names of one or three words stay whole. */
export function shortName(player: string): string {
  const known = shortNames[player];
  if (known) return known;
  const words = player.split(' ');
  const [, last] = words;
  return words.length === 2 && last && !/-\p{Ll}/u.test(last) && !/^Jr/.test(last) ? last : player;
}
