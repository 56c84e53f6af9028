import { capital } from './grammar.ts';
import { setOffStates } from './places.ts';

/** The last touch of every text: commas around states, one space, the printed apostrophe, a capital first. */
export function polish(text: string): string {
  const clean = setOffStates(text)
    .replaceAll("'", '’')
    .replace(/ +/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    // `Vinícius Jr.` at the end of a sentence.
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/(?<=[\p{L}\d’]\. )the (?=\p{Lu})/gu, 'The ')
    .trim();
  return capital(clean);
}
