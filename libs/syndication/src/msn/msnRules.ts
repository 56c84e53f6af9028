import { millisecondsInDay } from 'date-fns/constants';

/** What Microsoft takes: a title of more than 20 and at most 150 characters. */
const titleLength = { over: 20, most: 150 } as const;

/** Characters as Microsoft and a reader count them, not halves of them. */
const lengthOf = (text: string): number => Array.from(text).length;

/** A title of that length made of the first candidate that is long enough, cut after a word; `null` if none is. */
export function msnTitleOf(candidates: readonly string[]): string | null {
  const title = candidates.map(plain).find((text) => lengthOf(text) > titleLength.over);
  return title === undefined ? null : shorten(title);
}

/** Published in the past, less than 365 days ago. */
export function isFresh(published: string | null, now: Date): boolean {
  const age = now.getTime() - Date.parse(published ?? '');
  return age >= 0 && age < 365 * millisecondsInDay;
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function shorten(title: string): string {
  if (lengthOf(title) <= titleLength.most) return title;
  const cut = Array.from(title)
    .slice(0, titleLength.most - 1)
    .join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
