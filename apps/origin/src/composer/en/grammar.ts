import type { Team } from '../plan/Story.ts';

/** Nations as American desks call them, where the records have another name. */
const names: Record<string, string> = {
  BIH: 'Bosnia and Herzegovina',
  CZE: 'Czechia',
  ATG: 'Antigua and Barbuda',
  TRI: 'Trinidad and Tobago',
};

/** Names that stand with an article in a sentence, though not in a headline. */
const withArticle = new Set(['USA', 'NED', 'DOM', 'CAY', 'PHI', 'UAE']);

export function nameOf(team: Team): string {
  return names[team.key] ?? team.names.en;
}

/** `Brazil`, `the Netherlands`: in the middle of a sentence. */
export function the(team: Team): string {
  return withArticle.has(team.key) ? `the ${nameOf(team)}` : nameOf(team);
}

/** At its beginning. */
export function The(team: Team): string {
  return capital(the(team));
}

/** `Brazil's`, `the United States'` */
export function its(team: Team): string {
  return possessive(the(team));
}

export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** In words to nine, in figures from there on. */
export function inWords(number: number): string {
  return words[number] ?? String(number);
}

/** `one goal`, `two wins` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${inWords(number)} ${number === 1 ? one : many}`;
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `second`; `11th` from ten on. */
export function ordinal(number: number): string {
  return ordinals[number] ?? figureOrdinal(number);
}

/** `1st`, `78th` */
export function figureOrdinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** `a, b and c` */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Takes turns: the same turn always gives the same one, the next turn another. */
export function rotate<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}

/** `68,324` */
export function figure(number: number): string {
  return number.toLocaleString('en-US');
}
