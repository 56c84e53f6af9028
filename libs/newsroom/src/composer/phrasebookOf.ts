import type { ComposerSettings, Voice } from './composerSettings.ts';
import { english } from './en/english.ts';
import { spanishOf } from './es/spanish.ts';
import type { Phrasebook } from './Phrasebook.ts';
import type { Language } from './plan/Story.ts';
import { portuguese } from './pt/portuguese.ts';

const phrasebooks: Record<Language, (voice: Voice) => Phrasebook> = {
  es: spanishOf,
  pt: () => portuguese,
  en: () => english,
};

export function phrasebookOf({ language, voice }: Pick<ComposerSettings, 'language' | 'voice'>): Phrasebook {
  return phrasebooks[language](voice);
}
