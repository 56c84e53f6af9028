import { expect, it } from 'vitest';
import { themeSets } from './themeSets';

it.each([
  ['fca', '1070px'],
  ['bolavip', '1200px'],
  ['chivasPasion', '1240px'],
])('the content of %s is %s wide', (key, width) => {
  expect(themeSets.get(key)?.shape.content).toBe(width);
});
