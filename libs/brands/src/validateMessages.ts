import type { Site } from './Site';

/** Words by group and key, as a catalogue has them. */
export type Words = { readonly [key: string]: string | Words };

/**
 * What readers of some sites would miss: one line each, which begins with the site. A catalogue has to have every
 * message that another has, and none may be empty.
 */
export function validateMessages(
  rows: Readonly<Record<string, Site>>,
  catalogues: Readonly<Record<string, Words>>,
): string[] {
  const expected = [...new Set(Object.values(catalogues).flatMap((words) => keysOf(words)))];
  return Object.values(rows).flatMap(({ id, catalogue }) => {
    const words = catalogues[catalogue];
    if (!words) return [`${id}: there is no catalogue ${catalogue}`];
    const present = new Set(keysOf(words));
    return expected
      .filter((key) => !present.has(key))
      .map((key) => `${id}: the catalogue ${catalogue} lacks ${key}`);
  });
}

/** Dotted keys of all messages that say something. */
function keysOf(words: Words, before = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'string') return keysOf(value, `${before}${key}.`);
    return value === '' ? [] : [before + key];
  });
}
