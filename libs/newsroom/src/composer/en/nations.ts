import type { Team } from '../plan/Story.ts';

interface Nation {
  /** As in `Brazilian referee`. */
  adjective: string;
  /** What the press writes, where it differs from the records. */
  name?: string;
  /** For headlines. */
  short?: string;
}

function nation(adjective: string, name?: string, short?: string): Nation {
  return { adjective, ...(name ? { name } : {}), ...(short ? { short } : {}) };
}

/** By trigram: adjectives cannot be guessed. */
const nations: Record<string, Nation> = {
  ALG: nation('Algerian'),
  ARG: nation('Argentine'),
  AUS: nation('Australian'),
  AUT: nation('Austrian'),
  BEL: nation('Belgian'),
  BIH: nation('Bosnian', 'Bosnia and Herzegovina', 'Bosnia'),
  BRA: nation('Brazilian'),
  CAN: nation('Canadian'),
  CHI: nation('Chilean'),
  CHN: nation('Chinese'),
  CIV: nation('Ivorian'),
  COD: nation('Congolese'),
  COL: nation('Colombian'),
  CPV: nation('Cape Verdean'),
  CRC: nation('Costa Rican'),
  CRO: nation('Croatian'),
  CUB: nation('Cuban'),
  CUW: nation('Curaçaoan'),
  CZE: nation('Czech'),
  DOM: nation('Dominican'),
  ECU: nation('Ecuadorian'),
  EGY: nation('Egyptian'),
  ENG: nation('English'),
  ESP: nation('Spanish'),
  FRA: nation('French'),
  GAB: nation('Gabonese'),
  GER: nation('German'),
  GHA: nation('Ghanaian'),
  GLP: nation('Guadeloupean'),
  GUA: nation('Guatemalan'),
  HAI: nation('Haitian'),
  HON: nation('Honduran'),
  IRN: nation('Iranian'),
  IRQ: nation('Iraqi'),
  ITA: nation('Italian'),
  JAM: nation('Jamaican'),
  JOR: nation('Jordanian'),
  JPN: nation('Japanese'),
  KOR: nation('South Korean'),
  KSA: nation('Saudi'),
  MAR: nation('Moroccan'),
  MEX: nation('Mexican'),
  MTN: nation('Mauritanian'),
  MTQ: nation('Martinican'),
  NED: nation('Dutch'),
  NOR: nation('Norwegian'),
  NZL: nation('New Zealand'),
  PAN: nation('Panamanian'),
  PAR: nation('Paraguayan'),
  POL: nation('Polish'),
  POR: nation('Portuguese'),
  QAT: nation('Qatari'),
  ROU: nation('Romanian'),
  RSA: nation('South African'),
  SCO: nation('Scottish'),
  SEN: nation('Senegalese'),
  SKN: nation('Kittitian', 'St. Kitts and Nevis'),
  SLV: nation('Salvadoran'),
  SUI: nation('Swiss'),
  SUR: nation('Surinamese'),
  SVN: nation('Slovenian'),
  SWE: nation('Swedish'),
  TRI: nation('Trinidadian', 'Trinidad and Tobago'),
  TUN: nation('Tunisian'),
  TUR: nation('Turkish'),
  UAE: nation('Emirati'),
  URU: nation('Uruguayan'),
  USA: nation('American', undefined, 'USMNT'),
  UZB: nation('Uzbek'),
  VEN: nation('Venezuelan'),
};

const withArticle = new Set(['USA', 'NED', 'CZE', 'DOM']);

export function nameOf({ key, names }: Team): string {
  return nations[key]?.name ?? names.en.replace(' & ', ' and ');
}

/** What a headline calls a team: `USMNT`, `Bosnia`. */
export function headlineName(team: Team): string {
  return nations[team.key]?.short ?? nameOf(team);
}

export function articleOf({ key }: Team): 'the' | '' {
  return withArticle.has(key) ? 'the' : '';
}

/** `the US men's national team`; any other by its name. */
export function theSquad(team: Team): string {
  if (team.key === 'USA') return `the US men's national team`;
  return articleOf(team) === '' ? nameOf(team) : `the ${nameOf(team)}`;
}

/** `Wilton Sampaio (BRA)`: boxes keep it so, running text says `Brazilian referee Wilton Sampaio`. */
export function refereeOf(recorded: string): { name: string; told: string } {
  const [, name = recorded, key = ''] = /^(.*) \(([A-Z]{3})\)$/.exec(recorded) ?? [];
  const adjective = nations[key]?.adjective;
  return { name: recorded, told: adjective ? `${adjective} referee ${name}` : `Referee ${name}` };
}
