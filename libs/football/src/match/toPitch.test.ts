import { expect, it } from 'vitest';
import { shortName } from './toPitch';

it.each([
  ['Gabriel Magalhães', 'Magalhães'],
  ['Gabriel Martinelli', 'Martinelli'],
  ['Virgil van Dijk', 'van Dijk'],
  ['Rodrigo De Paul', 'De Paul'],
  ['Lionel Messi', 'Messi'],
  ['Vozinha', 'Vozinha'],
])('on a shirt, %s is %s', (name, shirt) => {
  expect(shortName(name)).toBe(shirt);
});
