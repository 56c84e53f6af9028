import { describe, expect, it } from 'vitest';
import { fillSentence } from './fillSentence';

describe('a sentence', () => {
  it.each([
    ['{date}. {why}', { date: '10:35', why: 'Lo permitiste.' }, '10:35. Lo permitiste.'],
    ['{date}. {why}', { date: '10:35 a.m.', why: 'Lo abriste.' }, '10:35 a.m. Lo abriste.'],
    ['{date}, {why}.', { date: '10:35 a.m.', why: 'nada' }, '10:35 a.m., nada.'],
    ['{one} {other}', { one: 'A.' }, 'A. '],
  ])('%s ends once', (text, values, filled) => {
    expect(fillSentence(text, values)).toBe(filled);
  });
});
