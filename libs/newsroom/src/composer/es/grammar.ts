import { toEachStart } from '../ways.ts';
import type { Team } from '../plan/Story.ts';

type Forms = [present: string, presentPlural: string, past: string, pastPlural: string];

/** Third persons that the rules below do not give. */
const irregular: Record<string, Forms> = {
  adelantarse: ['se adelanta', 'se adelantan', 'se adelantó', 'se adelantaron'],
  caer: ['cae', 'caen', 'cayó', 'cayeron'],
  conseguir: ['consigue', 'consiguen', 'consiguió', 'consiguieron'],
  dar: ['da', 'dan', 'dio', 'dieron'],
  despedirse: ['se despide', 'se despiden', 'se despidió', 'se despidieron'],
  empezar: ['empieza', 'empiezan', 'empezó', 'empezaron'],
  encontrar: ['encuentra', 'encuentran', 'encontró', 'encontraron'],
  hacer: ['hace', 'hacen', 'hizo', 'hicieron'],
  imponerse: ['se impone', 'se imponen', 'se impuso', 'se impusieron'],
  ir: ['va', 'van', 'fue', 'fueron'],
  irse: ['se va', 'se van', 'se fue', 'se fueron'],
  jugar: ['juega', 'juegan', 'jugó', 'jugaron'],
  poner: ['pone', 'ponen', 'puso', 'pusieron'],
  estar: ['está', 'están', 'estuvo', 'estuvieron'],
  medirse: ['se mide', 'se miden', 'se midió', 'se midieron'],
  perder: ['pierde', 'pierden', 'perdió', 'perdieron'],
  poder: ['puede', 'pueden', 'pudo', 'pudieron'],
  quedarse: ['se queda', 'se quedan', 'se quedó', 'se quedaron'],
  resolver: ['resuelve', 'resuelven', 'resolvió', 'resolvieron'],
  seguir: ['sigue', 'siguen', 'siguió', 'siguieron'],
  ser: ['es', 'son', 'fue', 'fueron'],
  tener: ['tiene', 'tienen', 'tuvo', 'tuvieron'],
  venir: ['viene', 'vienen', 'vino', 'vinieron'],
  volver: ['vuelve', 'vuelven', 'volvió', 'volvieron'],
};

/** Names that stand with a plural verb. */
const plural = new Set(['NED', 'CAY', 'TCA', 'VGB', 'VIR']);

export function nameOf(team: Team): string {
  return team.names.es;
}

export function isPlural({ key }: Team): boolean {
  return plural.has(key);
}

/** `past(Costa Rica, 'vencer')` → `venció`; `past(Países Bajos, 'vencer')` → `vencieron`. */
export function past(team: Team, verb: string): string {
  const [, , singular, many] = formsOf(verb);
  return isPlural(team) ? many : singular;
}

export function present(team: Team, verb: string): string {
  const [singular, many] = formsOf(verb);
  return isPlural(team) ? many : singular;
}

function formsOf(verb: string): Forms {
  const known = irregular[verb];
  if (known) return known;
  const stem = verb.slice(0, -2);
  return verb.endsWith('ar')
    ? [`${stem}a`, `${stem}an`, `${stem}ó`, `${stem}aron`]
    : [`${stem}e`, `${stem}en`, `${stem}ió`, `${stem}ieron`];
}

const units = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** In words to nine, in figures from there on. `un gol`, `una derrota`. */
export function count(number: number, one: string, many: string): string {
  if (number === 1) return `${isFeminine(one) ? 'una' : 'un'} ${one}`;
  return `${units[number] ?? number} ${many}`;
}

const tens = [
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
  'treinta',
];

/** As a sentence begins: no figure stands first. `Diecisiete goles`. */
export function inWordsFirst(number: number): string {
  return capital(units[number] ?? tens[number - 10] ?? String(number));
}

/** `2,8`; `3` where nothing is left over. */
export function average(sum: number, of: number, digits = 1): string {
  return (sum / of).toFixed(digits).replace(/\.0+$/, '').replace('.', ',');
}

/** `2,8`, but `tres`. */
export function averageInWords(sum: number, of: number): string {
  const text = average(sum, of);
  return text.includes(',') ? text : inWords(Number(text));
}

export function inWords(number: number): string {
  return units[number] ?? String(number);
}

function isFeminine(noun: string): boolean {
  const [first = ''] = noun.split(' ');
  return /a$|ión$|ad$/.test(first) && first !== 'día' && first !== 'empata';
}

const ordinals = [
  '',
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
  'undécimo',
  'duodécimo',
];

/** `tercer` before a noun. */
export function ordinal(number: number): string {
  return ordinals[number] ?? `${number}.º`;
}

/** `tercero`: standing alone. */
export function ordinalAlone(number: number): string {
  const word = ordinals[number];
  if (!word) return `${number}.º`;
  return word.endsWith('er') ? `${word}o` : word;
}

/** `a, b y c`; `e` before an i. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  const and = /^(i|hi)(?!e)/i.test(last.normalize('NFD').replace(/\p{Diacritic}/gu, '')) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

export function capital(text: string): string {
  return toEachStart(text, (start) => start.charAt(0).toUpperCase() + start.slice(1));
}

/** Takes turns: the same turn and salt always give the same one, the next turn another. */
export function rotate<Item>(items: readonly [Item, ...Item[]], turn: number): Item {
  return items[turn % items.length] ?? items[0];
}
