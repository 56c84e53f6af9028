import { expect, it } from 'vitest';
import type { MatchOutcome } from '../ranking/outcomes';
import { streakOf } from './streakOf';

const words: Record<string, MatchOutcome> = { W: 'won', D: 'drawn', L: 'lost' };
const newestFirst = (text: string) => [...text].flatMap((letter) => words[letter] ?? []);

it.each([
  ['WWWL', { kind: 'won', n: 3, isOpen: false }],
  ['DDL', { kind: 'drawn', n: 2, isOpen: false }],
  ['WDWDDL', { kind: 'unbeaten', n: 5, isOpen: false }],
  ['WWDDDDDL', { kind: 'unbeaten', n: 7, isOpen: false }],
  ['LDLW', { kind: 'winless', n: 3, isOpen: false }],
  // Who knows what was before
  ['LLL', { kind: 'lost', n: 3, isOpen: true }],
  ['WDW', { kind: 'unbeaten', n: 3, isOpen: true }],
  ['WL', null],
  ['W', null],
  ['', null],
] as const)('the results %s, the newest first, are told as %j', (results, streak) => {
  expect(streakOf(newestFirst(results))).toEqual(streak);
});
