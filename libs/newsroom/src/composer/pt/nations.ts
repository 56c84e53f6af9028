import { isWoman } from '../../facts/officials.ts';
import type { Team } from '../plan/Story.ts';

export type Article = 'o' | 'a' | 'os' | '';

interface Nation {
  article: Article;
  /** Masculine singular, feminine singular, masculine plural. */
  adjectives: [string, string, string];
  /** What the press writes, where it differs from the records. */
  name?: string;
}

function nation(article: Article, adjectives: string, name?: string): Nation {
  const [he = '', she = he, they = `${he}s`] = adjectives.split(' ');
  return { article, adjectives: [he, she, they], ...(name ? { name } : {}) };
}

/** By trigram. Every nation a site tells of stands here: an article cannot be guessed. */
const nations: Record<string, Nation> = {
  ALG: nation('a', 'argelino argelina'),
  ARG: nation('a', 'argentino argentina'),
  AUS: nation('a', 'australiano australiana'),
  AUT: nation('a', 'austríaco austríaca'),
  BEL: nation('a', 'belga'),
  BIH: nation('a', 'bósnio bósnia', 'Bósnia'),
  BOL: nation('a', 'boliviano boliviana'),
  BRA: nation('o', 'brasileiro brasileira'),
  CAN: nation('o', 'canadense'),
  CHI: nation('o', 'chileno chilena'),
  CIV: nation('a', 'marfinense'),
  COD: nation('a', 'congolês congolesa congoleses'),
  COL: nation('a', 'colombiano colombiana'),
  CPV: nation('', 'cabo-verdiano cabo-verdiana'),
  CRC: nation('a', 'costarriquenho costarriquenha'),
  CRO: nation('a', 'croata'),
  CUW: nation('', 'curaçauense'),
  CZE: nation('a', 'tcheco tcheca'),
  ECU: nation('o', 'equatoriano equatoriana'),
  EGY: nation('o', 'egípcio egípcia'),
  ENG: nation('a', 'inglês inglesa ingleses'),
  ESP: nation('a', 'espanhol espanhola espanhóis'),
  FRA: nation('a', 'francês francesa franceses'),
  GER: nation('a', 'alemão alemã alemães'),
  GHA: nation('', 'ganês ganesa ganeses'),
  GUA: nation('a', 'guatemalteco guatemalteca'),
  HAI: nation('o', 'haitiano haitiana'),
  HON: nation('', 'hondurenho hondurenha'),
  IRN: nation('o', 'iraniano iraniana'),
  IRQ: nation('o', 'iraquiano iraquiana'),
  JAM: nation('a', 'jamaicano jamaicana'),
  JOR: nation('a', 'jordaniano jordaniana'),
  JPN: nation('o', 'japonês japonesa japoneses'),
  KOR: nation('a', 'sul-coreano sul-coreana'),
  KSA: nation('a', 'saudita'),
  MAR: nation('', 'marroquino marroquina'),
  MEX: nation('o', 'mexicano mexicana'),
  NCA: nation('a', 'nicaraguense'),
  NED: nation('a', 'holandês holandesa holandeses', 'Holanda'),
  NOR: nation('a', 'norueguês norueguesa noruegueses'),
  NZL: nation('a', 'neozelandês neozelandesa neozelandeses'),
  PAN: nation('o', 'panamenho panamenha'),
  PAR: nation('o', 'paraguaio paraguaia'),
  PER: nation('o', 'peruano peruana'),
  POR: nation('', 'português portuguesa portugueses'),
  QAT: nation('o', 'catari'),
  RSA: nation('a', 'sul-africano sul-africana'),
  SCO: nation('a', 'escocês escocesa escoceses'),
  SEN: nation('o', 'senegalês senegalesa senegaleses'),
  SLV: nation('', 'salvadorenho salvadorenha'),
  SUI: nation('a', 'suíço suíça'),
  SWE: nation('a', 'sueco sueca'),
  TUN: nation('a', 'tunisiano tunisiana'),
  TUR: nation('a', 'turco turca'),
  URU: nation('o', 'uruguaio uruguaia'),
  USA: nation('os', 'americano americana'),
  UZB: nation('o', 'uzbeque'),
  VEN: nation('a', 'venezuelano venezuelana'),
};

export function nameOf({ key, names }: Team): string {
  return nations[key]?.name ?? names.pt;
}

export function articleOf({ key }: Team): Article {
  return nations[key]?.article ?? '';
}

/** `a seleção haitiana`; a side without an adjective by its name. */
export function theSquad(team: Team): string {
  const adjective = nations[team.key]?.adjectives[1];
  return adjective ? `a seleção ${adjective}` : nameOf(team);
}

/** `os haitianos`. */
export function theMen(team: Team): string {
  const adjective = nations[team.key]?.adjectives[2];
  return adjective ? `os ${adjective}` : `os jogadores de ${nameOf(team)}`;
}

/** `Wilton Sampaio (BRA)` → by name, and `O brasileiro Wilton Sampaio` for running text. */
export function refereeOf(recorded: string): { name: string; told: string } {
  const [, name = recorded, key = ''] = /^(.*) \(([A-Z]{3})\)$/.exec(recorded) ?? [];
  const [he, she] = nations[key]?.adjectives ?? ['árbitro', 'árbitra'];
  return { name: recorded, told: isWoman(recorded) ? `A ${she} ${name}` : `O ${he} ${name}` };
}
