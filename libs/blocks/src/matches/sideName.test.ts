import { testContext } from '@cancha/site/testing/testContext';
import type { SideSource } from '@cancha/stats/team/SideSource';
import { expect, it } from 'vitest';
import { sideName } from './sideName';

const named = (from: SideSource) =>
  sideName({ id: null, name: 'W91', image: null, code: null, from }, testContext());

it.each([
  [{ kind: 'winner', of: 8, order: 3 }, 'Ganador octavos 3'],
  [{ kind: 'loser', of: 2, order: 1 }, 'Perdedor semifinal 1'],
  [{ kind: 'winner', of: 5, order: 2 }, 'Ganador partido 2'],
  [{ kind: 'place', place: 2, group: 'B' }, '2.º del grupo B'],
  [{ kind: 'third', groups: ['A', 'B', 'C'] }, '3.º de A/B/C'],
  [{ kind: 'unknown' }, 'Por definir'],
] satisfies [SideSource, string][])('a side from %o is called %s', (from, text) => {
  expect(named(from)).toBe(text);
});

it('a team is called by its name, and so is a placeholder in words of the provider', () => {
  const team = { id: '1', name: 'Brasil', image: null, code: 'BRA' };
  expect(sideName(team, testContext())).toBe('Brasil');
  expect(sideName({ ...team, id: null, name: 'Ganador 97' }, testContext())).toBe('Ganador 97');
});
