import { expect, it } from 'vitest';
import { plainCharacters } from './plainCharacters';

it.each([
  ['a null byte', 'go\u0000l', 'gol'],
  ['a bell and an escape', '\u0007go\u001B[31ml', 'go[31ml'],
  ['a mark that turns the text', '\u202Elog\u202C de \u2066Messi\u2069', 'log de Messi'],
  ['half a character', 'gol \uD83D', 'gol \uFFFD'],
  ['what is no character', 'gol\uFFFF\uFDD0', 'gol'],
])('%s is no text', (_, text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

it('keeps what readers see, and where lines end', () => {
  const text = '¡Gol de 🇨🇷 👨‍👩‍👧 «Ñandú»!\t\r\n\u00A0\u2028—1';
  expect(plainCharacters(text)).toBe(text);
});
