import { bareText } from '../database/searchWords.ts';

/** Below this a word stands for itself alone: "rio" may begin one, "la" is not the beginning of Lautaro. */
const shortestBeginning = 3;

/** What names have or leave out ("Copa del Mundo", "Atlético de Madrid"), and what stands between two of them. */
const fillers = new Set(
  'a al and contra da das de del do dos e el em en la las lo los na no o of os the v vs x y'.split(' '),
);

export const isFiller = (word: string): boolean => fillers.has(bareText(word));

/** The words of a text as they stand there. An apostrophe parts two: PostgreSQL has it so. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A `tsquery` of the simple configuration: each word, or any of them, begins a word of the name. One that is typed twice is
 * a whole word of it: Colombia is no Colo-Colo. There are only letters and digits in it, whatever was typed.
 */
export function wordQuery(words: readonly string[], match: 'all' | 'any' = 'all'): string {
  const telling = words.filter((word) => !isFiller(word));
  const plain = (telling.length > 0 ? telling : words).map(bareText);
  const isWhole = (word: string) =>
    word.length < shortestBeginning || plain.indexOf(word) !== plain.lastIndexOf(word);
  return [...new Set(plain)]
    .map((word) => (isWhole(word) ? word : `${word}:*`))
    .join(match === 'all' ? ' & ' : ' | ');
}
