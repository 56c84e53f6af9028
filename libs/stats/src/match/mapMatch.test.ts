import { describe, expect, it } from 'vitest';
import type { Match } from './Match';
import { mapMatch } from './mapMatch';
import type { MatchWire } from './MatchWire';

const wire: MatchWire = {
  id: 'ea68amhsn28ijs7bzjuzeqrz',
  date: '2026-07-05T20:00:00Z',
  status: 'played',
  contestant_home: { id: 'bra', name: 'Brasil', image: '/bra.svg', code: 'BRA' },
  contestant_away: { id: 'nor', name: 'Noruega', image: null, code: 'NOR' },
  length_minutes: 90,
  period: 14,
  total_scores_home: 0,
  total_scores_away: 2,
  goals: [{ minute: '79', side: 'away', player: 'Erling Haaland', kind: 'goal' }],
};

function match(changes: Partial<MatchWire>): Match {
  const result = mapMatch({ ...wire, ...changes });
  if (!result.ok) throw new Error(result.issue.problem);
  return result.value;
}

const noScore = { total_scores_home: null, total_scores_away: null };

describe('mapMatch', () => {
  it('counts zero goals as a score', () => {
    expect(match({})).toMatchObject({ state: 'finished', score: { home: 0, away: 2 }, period: 'full-time' });
  });

  it('puts the shoot-out beside the score, not into it', () => {
    const shootOut = match({ total_scores_home: 2, penalty_scores_home: 4, penalty_scores_away: 3 });

    expect(shootOut).toMatchObject({ score: { home: 2, away: 2 }, penalties: { home: 4, away: 3 } });
  });

  it('knows when a match moved where that is told, and nothing where it is not or cannot be read', () => {
    const moved = match({ moved_at: '2026-07-01T12:00:00Z', updated_at: 'yesterday' });

    expect(moved).toMatchObject({ movedAt: new Date('2026-07-01T12:00:00Z'), updatedAt: null });
    expect(match({})).toMatchObject({ movedAt: null, updatedAt: null });
  });

  it('leaves out a finished match that came without a score', () => {
    expect(mapMatch({ ...wire, ...noScore })).toEqual({
      ok: false,
      issue: { id: wire.id, problem: 'missing-score', kept: false },
    });
  });

  it('shows a live match before its first score without inventing 0-0', () => {
    expect(match({ status: 'playing', ...noScore, period: 1, length_minutes: 1 })).toMatchObject({
      state: 'live',
      score: null,
      minute: 1,
      period: 'first-half',
    });
  });

  it('does not take half a score for a score', () => {
    expect(match({ status: 'playing', total_scores_home: null })).toMatchObject({ score: null });
  });

  it('gives a match to come no score to forget to check', () => {
    expect(match({ status: 'fixture' })).not.toHaveProperty('score');
    expect(match({ status: 'fixture' })).toMatchObject({ state: 'scheduled', hourKnown: true });
  });

  it('says when the hour is still to be defined', () => {
    expect(match({ status: 'unplanned' })).toMatchObject({ state: 'scheduled', hourKnown: false });
    expect(match({ status: 'fixture', date: '2026-07-05' })).toMatchObject({ hourKnown: false });
    expect(match({ status: 'fixture', time_known: false })).toMatchObject({ hourKnown: false });
  });

  it('keeps the score of a suspended match that has one', () => {
    expect(match({ status: 'suspended' })).toMatchObject({
      state: 'interrupted',
      reason: 'suspended',
      score: { home: 0, away: 2 },
    });
  });

  it.each(['postponed', 'cancelled', 'awarded'])('tells the reader a match was %s', (status) => {
    expect(match({ status, ...noScore })).toMatchObject({
      state: 'interrupted',
      reason: status,
      score: null,
    });
  });

  it('keeps a match whose status is new to us and remarks on it', () => {
    const result = mapMatch({ ...wire, status: 'Abandoned' });

    expect(result).toMatchObject({ ok: true, value: { state: 'interrupted', reason: 'unknown' } });
    expect(result.ok && result.remarks).toEqual([{ id: wire.id, problem: 'unknown-status', kept: true }]);
  });

  it('does not take an object method for a status', () => {
    expect(match({ status: 'constructor' })).toMatchObject({ reason: 'unknown' });
  });

  it.each([
    [{ date: null }, 'bad-date'],
    [{ date: 'soon' }, 'bad-date'],
    [{ contestant_away: null }, 'missing-team'],
    [{ contestant_home: { id: 'x', name: ' ' } }, 'missing-team'],
  ])('leaves out a match with %j', (changes, problem) => {
    expect(mapMatch({ ...wire, ...changes })).toMatchObject({ ok: false, issue: { problem, id: wire.id } });
  });

  it('accepts the capitals of the original provider', () => {
    expect(match({ status: 'Played' }).state).toBe('finished');
  });
});
