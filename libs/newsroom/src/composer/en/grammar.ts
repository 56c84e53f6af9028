import { toEachStart } from '../ways.ts';
import type { ScorePair } from '../../facts/factRecords.ts';
import type { Team } from '../plan/Story.ts';
import { articleOf, nameOf } from './nations.ts';

/** `Mexico`, `the United States` */
export function the(team: Team): string {
  const article = articleOf(team);
  return article === '' ? nameOf(team) : `${article} ${nameOf(team)}`;
}

/** At the start of a sentence: `The Netherlands`. */
export function The(team: Team): string {
  return capital(the(team));
}

/** `Mexico's`, `the United States'`: one apostrophe is enough after an s. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** In words to nine, in figures from there on. */
export function inWords(number: number): string {
  return words[number] ?? String(number);
}

/** `one goal`, `two goals`, `no goals` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? 'no' : inWords(number)} ${number === 1 ? one : many}`;
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `seventh`, `78th`, `103rd` */
export function ordinal(number: number): string {
  const word = ordinals[number];
  if (word) return word;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** `once`, `twice`, `three times` */
export function times(number: number): string {
  return ['', 'once', 'twice'][number] ?? `${inWords(number)} times`;
}

/** `a, b and c` */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

export function capital(text: string): string {
  return toEachStart(text, (start) => start.charAt(0).toUpperCase() + start.slice(1));
}

/** `2-1`, in the order given. */
export function score([first, second]: ScorePair): string {
  return `${first}-${second}`;
}

/** `2-1` with the higher number first: the score of who won. */
export function winnersScore([home, away]: ScorePair): string {
  return score(home >= away ? [home, away] : [away, home]);
}

/** `a 2-1`, `an 8-0` */
export function aScore(text: string): string {
  return `${/^(8|11|18)/.test(text) ? 'an' : 'a'} ${text}`;
}

/** `80,824` */
export function figure(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Takes turns: the same turn always gives the same one, the next turn another. */
export function rotate<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}
