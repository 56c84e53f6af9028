import type { ComposerSettings, Voice } from './composerSettings.ts';
import { spanishOf } from './es/spanish.ts';
import type { Phrasebook } from './Phrasebook.ts';
import type { Language } from './plan/Story.ts';
import { portuguese } from './pt/portuguese.ts';

const phrasebooks: Partial<Record<Language, (voice: Voice) => Phrasebook>> = {
  es: spanishOf,
  pt: () => portuguese,
};

/** @throws Error for a language nobody has written yet */
export function phrasebookOf({ language, voice }: Pick<ComposerSettings, 'language' | 'voice'>): Phrasebook {
  const book = phrasebooks[language]?.(voice);
  if (!book) throw new Error(`There is no phrasebook for ${language}`);
  return book;
}
