import { englishLive } from './englishLive.ts';
import type { LiveWords } from './LiveWords.ts';
import { portugueseLive } from './portugueseLive.ts';
import { spanishLive } from './spanishLive.ts';

const all: Readonly<Record<string, LiveWords>> = { es: spanishLive, pt: portugueseLive, en: englishLive };

/** By language code; `null` where a site has no news of a match before its report. */
export function liveWordsOf(language: string): LiveWords | null {
  return all[language] ?? null;
}
