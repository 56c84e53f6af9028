import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { es } from './es';

type Words = { [key: string]: string | Words };

/** Every message with its dotted key. */
const messagesIn = (words: Words, prefix = ''): [key: string, message: string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : messagesIn(value, `${prefix}${key}.`),
  );

const messages = messagesIn(es);
const translate = createTranslator({
  locale: 'es-419',
  messages: es,
  // A message that cannot be read is otherwise shown as its key.
  onError: (error) => {
    throw error;
  },
});

const format = (key: string, values: Record<string, string | number> = {}) =>
  translate(key as never, values as never);

/** A value for every name in braces: a number, which any kind of placeholder takes. */
const valuesFor = (message: string) =>
  Object.fromEntries(Array.from(message.matchAll(/\{(\w+)/g), ([, name = '']) => [name, 7]));

describe('the Spanish catalogue', () => {
  it.each(messages)('%s can be read with the values it names: %s', (key, message) => {
    const text = format(key, valuesFor(message));

    expect(text).not.toMatch(/[{}]/);
    expect(text.trim()).not.toBe('');
  });

  it('has no separators or titles with stray spaces around them', () => {
    const separators = ['tag.separator', 'tag.headingSeparator'];
    const stray = messages.filter(([key, text]) => !separators.includes(key) && text !== text.trim());

    expect(stray).toEqual([]);
  });

  it('writes three dots as one sign and quotes as a newspaper does, where it quotes', () => {
    expect(messages.filter(([, text]) => text.includes('...') || text.includes('"'))).toEqual([]);
  });
});

describe('the specification’s own words', () => {
  it.each([
    ['tag.title', '{tag} | Today news'],
    ['tag.separator', ' | '],
    ['tag.headingSeparator', ' - '],
    ['tag.page', 'Página {n}'],
    ['problem.notFoundTitle', 'Página No Encontrada'],
    ['problem.homepage', 'Homepage'],
    ['match.final', 'Final'],
    ['match.toBeDefined', 'A definir'],
    ['standings.position.short', 'P'],
    ['standings.points.short', 'PTS'],
    ['standings.played.short', 'PJ'],
  ])('%s are to the letter: %s', (key, text) => {
    expect(Object.fromEntries(messages)[key]).toBe(text);
  });

  it('end the copyright line with the owners of the site', () => {
    expect(format('footer.copyright', { year: '2025', brand: 'FCA', group: 'Un sitio del grupo.' })).toBe(
      '© Copyright 2025 FCA. Todos los derechos reservados. Un sitio del grupo.',
    );
  });

  it('make the title of a topic, on its first page and on those after it', () => {
    const title = format('tag.title', { tag: 'mls' });

    expect(title + format('tag.separator') + format('tag.page', { n: 2 })).toBe(
      'mls | Today news | Página 2',
    );
  });

  it('translate the page messages with the punctuation of the English ones, which end without a point', () => {
    for (const key of ['problem.notFoundText', 'problem.serverErrorText', 'problem.thankyouText'])
      expect(format(key)).toMatch(/[^.]$/);
  });

  it('warn of gambling under the sign of age', () => {
    expect(es.footer.gamblingMark).toBe('18+');
    expect(es.footer.betting).toContain('18+');
  });
});

describe('words that count', () => {
  it.each([
    ['standings.goals', 1, '1 gol'],
    ['standings.goals', 0, '0 goles'],
    ['standings.goals', 8, '8 goles'],
  ])('%s with %i is %s', (key, n, text) => {
    expect(format(key, { n })).toBe(text);
  });
});
