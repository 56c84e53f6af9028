import type { MessageTree } from '@cancha/messages/Messages';
import type { Site } from './Site';

/** One line per missing message, with the site. Every catalogue needs all messages that another has, none empty. */
export function validateMessages(
  rows: Readonly<Record<string, Site>>,
  catalogues: Readonly<Record<string, MessageTree>>,
): string[] {
  const expected = [...new Set(Object.values(catalogues).flatMap((messages) => keysOf(messages)))];
  return Object.values(rows).flatMap(({ id, catalogue }) => {
    const messages = catalogues[catalogue];
    if (!messages) return [`${id}: there is no catalogue ${catalogue}`];
    const present = new Set(keysOf(messages));
    return expected
      .filter((key) => !present.has(key))
      .map((key) => `${id}: the catalogue ${catalogue} lacks ${key}`);
  });
}

/** Dotted keys of all messages that are not empty. */
function keysOf(messages: MessageTree, before = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return keysOf(value, `${before}${key}.`);
    return value === '' ? [] : [before + key];
  });
}
