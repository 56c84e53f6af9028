import { expect, it } from 'vitest';
import { isSameMatch } from './compileWorldCup.ts';
import type { SourceInternational, SourceWorldCupMatch } from './sourceTypes.ts';

const match: SourceWorldCupMatch = {
  id: 'wc2026-049',
  stage: 'group',
  date: '2026-06-24',
  utc: '2026-06-24T19:00Z',
  venue: 'vancouver',
  home: 'SUI',
  away: 'CAN',
  status: 'finished',
};
const other: SourceInternational = {
  id: 'int-20260624-CAN-SUI',
  t: 'wc',
  date: '2026-06-24',
  home: 'CAN',
  away: 'SUI',
  city: 'Vancouver',
};

it('knows a match again that the other source gives to the host', () => {
  expect(isSameMatch(match, other)).toBe(true);
});

it('does not take a friendly, or a match of another week, for it', () => {
  expect(isSameMatch(match, { ...other, t: 'friendly' })).toBe(false);
  expect(isSameMatch(match, { ...other, date: '2026-07-04' })).toBe(false);
});
