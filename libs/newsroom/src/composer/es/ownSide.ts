import { spread } from '../plan/spread.ts';
import type { SpanishVoice } from './voices.ts';

// Not in a score, `Perú 2-0 Chile`, nor in a place or an hour, `hora de Chile`
function mentions(name: string): RegExp {
  return new RegExp(`(?<!\\d |hora |\\d de |en )(?<!\\p{L})${name}(?! \\d)(?!\\p{L})(?!-\\p{L})`, 'gu');
}

/** `Chile vence a Perú` → `La Roja vence a Perú`, in every second story. */
export function nickname(text: string, key: string, ownSide: SpanishVoice['ownSide']): string {
  return ownSide && spread(`${key} nickname`, 2) === 0
    ? text.replace(mentions(ownSide.name), ownSide.nickname)
    : text;
}

/** In running text: where a sentence begins with the name and what it does. */
export function nicknameInText(text: string, ownSide: SpanishVoice['ownSide']): string {
  if (!ownSide) return text;
  const start = new RegExp(
    `(^|[.:] )${ownSide.name} (?=(?:lleva|suma|enlaza|acumula|vuelve|no ha|no ganaba|venía) )`,
    'gmu',
  );
  return text.replace(start, `$1${ownSide.nickname} `);
}
