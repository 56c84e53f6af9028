/** Whose hour it is. `short` stands right behind a figure (`a las 13:00 de Chile`), `long` wherever it likes (`hora de Chile`). */
export type ZoneWords = { readonly short: string; readonly long: string };

const spanish = (place: string): ZoneWords => ({ short: `de ${place}`, long: `hora de ${place}` });
const portuguese = (place: string): ZoneWords => ({ short: `(de ${place})`, long: `horário de ${place}` });

/** What the hours of a zone are called, in each language that has readers there. */
export const zoneWords: Readonly<Record<string, Readonly<Record<string, ZoneWords>>>> = {
  es: {
    'America/Argentina/Buenos_Aires': spanish('Argentina'),
    'America/Bogota': spanish('Colombia'),
    'America/Costa_Rica': spanish('Costa Rica'),
    'America/Guayaquil': spanish('Ecuador'),
    'America/Lima': spanish('Perú'),
    'America/Mexico_City': spanish('México'),
    'America/New_York': { short: 'ET', long: 'hora del Este' },
    'America/Santiago': spanish('Chile'),
  },
  pt: {
    'Africa/Luanda': portuguese('Luanda'),
    'Africa/Maputo': portuguese('Maputo'),
    'America/Sao_Paulo': portuguese('Brasília'),
    'Europe/Lisbon': portuguese('Lisboa'),
  },
  en: { 'America/New_York': { short: 'ET', long: 'Eastern time' } },
};

/** Whether the hours of one zone can be told in another: not where one of the two has no name in this language. */
export function canTellIn(language: string, from: string, to: string): boolean {
  const words = zoneWords[language] ?? {};
  return words[from] !== undefined && words[to] !== undefined;
}

/** A text that names one zone, naming another instead. */
export function renameZone(text: string, language: string, from: string, to: string): string {
  const [old, own] = [zoneWords[language]?.[from], zoneWords[language]?.[to]];
  if (!old || !own) return text;
  const behindHour = new RegExp(`(?<=\\d(?:h| [ap]\\.m\\.)? )${escape(old.short)}(?!\\p{L})`, 'gu');
  const alone = new RegExp(`(?<!\\p{L})${escape(old.long)}(?!\\p{L})`, 'giu');
  return text.replace(behindHour, own.short).replace(alone, (found) => found.charAt(0) + own.long.slice(1));
}

function escape(text: string): string {
  return text.replace(/[()]/g, String.raw`\$&`);
}
