import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { archiveNote } from './archiveNote';

const now = new Date('2026-07-05T21:00:00Z');

it.each([
  ['2026-07-05', null],
  // A day without matches between two rounds.
  ['2026-07-02', null],
  ['2026-06-27', 'Datos hasta el 27 de junio de 2026.'],
  ['2025-05-25', 'Datos hasta el 25 de mayo de 2025.'],
  [null, null],
])('what is known until %s is noted as %j', (until, note) => {
  expect(archiveNote(until, testContext(), now)).toBe(note);
});
