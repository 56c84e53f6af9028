import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues';
import { es } from './es';
import { messageArguments } from './messageArguments';
import { messageEntries } from './messageEntries';

const spanish = new Map(messageEntries(es));
/** Sentences that a count decides as a whole. */
const counting = [...spanish].filter(([, message]) => message.startsWith('{n, plural,')).map(([key]) => key);
/** Counts within a sentence: `['playerPage.known', 'all']`. */
const counts = [...spanish]
  .filter(([key]) => !counting.includes(key))
  .flatMap(([key, message]) =>
    [...message.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => [key, name] as const),
  );
/** They stand between two texts, with the space that parts them. */
const separators = ['tag.separator', 'tag.headingSeparator'];

describe.each(Object.entries(catalogues))('the catalogue %s', (locale, messages) => {
  const entries = messageEntries(messages);
  const translate = createTranslator({
    locale,
    messages,
    // A message that cannot be read is otherwise shown as its key.
    onError: (error) => {
      throw error;
    },
  });
  const format = (key: string, values: Record<string, number>) => translate(key as never, values as never);

  it('has the messages of the Spanish one, all of them and no other', () => {
    expect(entries.map(([key]) => key).sort()).toEqual([...spanish.keys()].sort());
  });

  it('asks for the same values in each message', () => {
    const asked = entries.map(([key, message]) => [key, messageArguments(message)]);
    const expected = entries.map(([key]) => [key, messageArguments(spanish.get(key) ?? '')]);

    expect(asked).toEqual(expected);
  });

  it('can be read with the values it asks for, in full', () => {
    for (const [key, message] of entries) {
      // A number is taken by every kind of placeholder.
      const values = Object.fromEntries(messageArguments(message).map((name) => [name, 7]));

      expect(format(key, values), key).not.toMatch(/^\s*$|[{}]/);
    }
  });

  it('counts in every message that counts in Spanish, one apart from many', () => {
    for (const key of counting) {
      const message = new Map(entries).get(key) ?? '';

      expect(message, key).toMatch(/^\{n, plural, (?:one|=1) \{.*#.*\} other \{.*#.*\}\}$/);
      expect(format(key, { n: 1 }), key).toContain('1');
    }
  });

  it('counts within a sentence where Spanish does', () => {
    expect(counts.length).toBeGreaterThan(0);
    for (const [key, name] of counts) {
      const message = new Map(entries).get(key) ?? '';

      expect(message, key).toMatch(
        new RegExp(`\\{${name}, plural, (?:one|=1) \\{[^{}]*#[^{}]*\\} other \\{[^{}]*#[^{}]*\\}\\}`),
      );
    }
  });

  it('has no stray spaces', () => {
    const stray = entries.filter(
      ([key, text]) => (!separators.includes(key) && text !== text.trim()) || /\s\s|\s[,.;:!?]/.test(text),
    );

    expect(stray).toEqual([]);
  });

  it('writes dots, quotes and apostrophes as a newspaper does: straight ones mean something in a message', () => {
    expect(entries.filter(([, text]) => /\.\.\.|["']/.test(text))).toEqual([]);
  });

  it('ends the explanations of a problem without a point, as they are given', () => {
    for (const key of ['notFoundText', 'serverErrorText', 'thankyouText'] as const)
      expect(messages.problem[key]).toMatch(/[^.]$/);
  });

  it('warns of gambling under the sign of age', () => {
    expect(messages.footer.gamblingMark).toBe('{age}+');
    expect(messages.footer.betting).toContain('{age}+');
    expect(messages.footer.gamblingText).toContain('{age}');
    expect(messages.bettingPage.notice).toContain('{age}');
  });
});
