import { toEachStart } from '../ways.ts';
import type { Team } from '../plan/Story.ts';
import { articleOf, nameOf } from './nations.ts';

/** `o Brasil`, `a Argentina`, `os Estados Unidos`, `Portugal` */
export function the(team: Team): string {
  const article = articleOf(team);
  return article === '' ? nameOf(team) : `${article} ${nameOf(team)}`;
}

/** At the start of a sentence: `O Brasil`. */
export function The(team: Team): string {
  return capital(the(team));
}

/** `do Brasil`, `da Argentina`, `de Portugal` */
export function of(team: Team): string {
  return `d${articleOf(team) || 'e'} ${nameOf(team)}`;
}

/** `ao Brasil`, `à Argentina`, `a Portugal` */
export function to(team: Team): string {
  const forms = { o: 'ao', a: 'à', os: 'aos', '': 'a' };
  return `${forms[articleOf(team)]} ${nameOf(team)}`;
}

/** `no Brasil`, `na Argentina`, `em Portugal`: who takes a goal. */
export function on(team: Team): string {
  const article = articleOf(team);
  return `${article === '' ? 'em' : `n${article}`} ${nameOf(team)}`;
}

/** `pelo Brasil`, `pela Argentina`, `por Portugal` */
export function by(team: Team): string {
  const article = articleOf(team);
  return `${article === '' ? 'por' : `pel${article}`} ${nameOf(team)}`;
}

export function isPlural(team: Team): boolean {
  return articleOf(team) === 'os';
}

/** Whether words that agree with the name end in -a: `classificada`. */
export function isFeminine(team: Team): boolean {
  return articleOf(team) === 'a';
}

/** `agree(team, 'venceu', 'venceram')` */
export function agree(team: Team, one: string, many: string): string {
  return isPlural(team) ? many : one;
}

/** `ending(team, 'eliminad')` → `eliminado`, `eliminada`, `eliminados` */
export function ending(team: Team, stem: string): string {
  return `${stem}${isFeminine(team) ? 'a' : 'o'}${isPlural(team) ? 's' : ''}`;
}

const masculine = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const feminine = ['zero', 'uma', 'duas', ...masculine.slice(3)];

/** In words to ten, in figures from there on. */
export function inWords(number: number): string {
  return masculine[number] ?? String(number);
}

/** `um gol`, `duas vitórias` */
export function count(number: number, one: string, many: string): string {
  const words = /a$/.test(one) ? feminine : masculine;
  return `${words[number] ?? number} ${number === 1 ? one : many}`;
}

const ordinals = [
  '',
  'primeir',
  'segund',
  'terceir',
  'quart',
  'quint',
  'sext',
  'sétim',
  'oitav',
  'non',
  'décim',
];

/** `segundo`, `segunda`; `11º` from eleven on. */
export function ordinal(number: number, gender: 'o' | 'a' = 'o'): string {
  const stem = ordinals[number];
  return stem ? `${stem}${gender}` : `${number}${gender === 'o' ? 'º' : 'ª'}`;
}

/** `a, b e c` */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`;
}

export function capital(text: string): string {
  return toEachStart(text, (start) => start.charAt(0).toUpperCase() + start.slice(1));
}

/** Takes turns: the same turn always gives the same one, the next turn another. */
export function rotate<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}
