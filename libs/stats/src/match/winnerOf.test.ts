import { describe, expect, it } from 'vitest';
import type { Match } from './Match';
import { winnerOf } from './winnerOf';

const team = { id: null, name: 'A', image: null, code: null };
const finished: Match = {
  id: 'm',
  kickOff: new Date('2026-07-05T20:00:00Z'),
  home: team,
  away: team,
  tournament: null,
  stage: null,
  venue: null,
  referee: null,
  attendance: null,
  movedAt: null,
  updatedAt: null,
  state: 'finished',
  score: { home: 1, away: 1 },
  penalties: null,
  minute: 90,
  period: 'full-time',
  goals: [],
};

describe('winnerOf', () => {
  it('names nobody after a draw', () => {
    expect(winnerOf(finished)).toBeNull();
  });

  it('goes by the goals, and by the shoot-out when there was one', () => {
    expect(winnerOf({ ...finished, score: { home: 0, away: 1 } })).toBe('away');
    expect(winnerOf({ ...finished, penalties: { home: 4, away: 3 } })).toBe('home');
  });

  it('names nobody while the match is on', () => {
    expect(winnerOf({ ...finished, state: 'live', score: { home: 3, away: 0 } })).toBeNull();
  });
});
