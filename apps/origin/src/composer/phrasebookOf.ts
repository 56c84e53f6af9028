import { spanish } from './es/spanish.ts';
import type { Phrasebook } from './Phrasebook.ts';
import type { Language } from './plan/Story.ts';
import { english } from './en/english.ts';
import { portuguese } from './pt/portuguese.ts';

const phrasebooks: Partial<Record<Language, Phrasebook>> = { es: spanish, pt: portuguese, en: english };

/** @throws Error for a language nobody has written yet */
export function phrasebookOf(language: Language): Phrasebook {
  const book = phrasebooks[language];
  if (!book) throw new Error(`There is no phrasebook for ${language}`);
  return book;
}
