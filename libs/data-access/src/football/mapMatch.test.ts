import type { Match } from '@cancha/stats/match/Match';
import { describe, expect, it } from 'vitest';
import { mapMatch } from './mapMatch';
import { goalSchema, matchSchema, type MatchWire } from './match.wire';

const sent = {
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

/** As the client reads it. */
function read(changes: object): MatchWire {
  const { goals, ...wire } = matchSchema.parse({ ...sent, ...changes });
  return { ...wire, goals: goalSchema.array().parse(goals) };
}

function match(changes: object): Match {
  const result = mapMatch(read(changes));
  if (!result.ok) throw new Error(result.issue.problem);
  return result.value;
}

const noScore = { total_scores_home: null, total_scores_away: null };

describe('mapMatch', () => {
  it('counts zero goals as a score', () => {
    expect(match({})).toMatchObject({ state: 'finished', score: { home: 0, away: 2 }, period: 'full-time' });
  });

  it('keeps where a side comes from that is not known yet, and of a known one nothing of the kind', () => {
    const from = { kind: 'winner', of: 8, order: 3 };
    const open = { id: null, name: 'W91', image: null, code: null, from };
    const fixture = { ...noScore, status: 'fixture', contestant_home: open };
    expect(match(fixture).home).toEqual(open);
    expect(match({ ...fixture, contestant_home: { ...open, id: 'bra' } }).home).not.toHaveProperty('from');
    const said = match({ ...fixture, contestant_home: { ...open, from: 'by lots' } }).home;
    expect(said).toEqual({ id: null, name: 'W91', image: null, code: null });
  });

  describe('sent as text', () => {
    const live = { status: 'playing', length_minutes: '63', period: 2 };

    it('is understood', () => {
      const sentAsText = {
        ...live,
        total_scores_home: '1',
        total_scores_away: ' 0 ',
        penalty_scores_home: '',
      };
      expect(match(sentAsText)).toMatchObject({
        ...{ state: 'live', score: { home: 1, away: 0 }, penalties: null, minute: 63 },
      });
      expect(match({ total_scores_home: '2', total_scores_away: '2' })).toMatchObject({ state: 'finished' });
    });

    it.each(['dos', '1-0', '-1', '1.5', {}, [], true])('as %j is reported, and the match stays', (score) => {
      const result = mapMatch(read({ ...live, total_scores_home: score, total_scores_away: 0 }));
      expect(result).toMatchObject({ ok: true, value: { state: 'live', score: null } });
      const problems = result.ok ? result.warnings.map(({ problem }) => problem) : [];
      const isNothing = typeof score === 'object';
      expect(problems).toEqual(isNothing ? [] : ['total_scores_home is no count']);
    });

    it('and not to be read costs a finished match its place, which is reported', () => {
      const result = mapMatch(read({ total_scores_home: 'dos', total_scores_away: 0 }));
      expect(result).toMatchObject({ ok: false, issue: { problem: 'missing-score', kept: false } });
    });
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
    expect(mapMatch(read(noScore))).toEqual({
      ok: false,
      issue: { id: sent.id, problem: 'missing-score', kept: false },
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
    expect(match({ status: 'fixture' })).toMatchObject({ state: 'scheduled', isTimeKnown: true });
  });

  it('says when the hour is still to be defined', () => {
    expect(match({ status: 'unplanned' })).toMatchObject({ state: 'scheduled', isTimeKnown: false });
    expect(match({ status: 'fixture', date: '2026-07-05' })).toMatchObject({ isTimeKnown: false });
    expect(match({ status: 'fixture', time_known: false })).toMatchObject({ isTimeKnown: false });
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

  it('keeps a match whose status is unknown, with a warning', () => {
    const result = mapMatch(read({ status: 'Abandoned' }));

    expect(result).toMatchObject({ ok: true, value: { state: 'interrupted', reason: 'unknown' } });
    expect(result.ok && result.warnings).toEqual([{ id: sent.id, problem: 'unknown-status', kept: true }]);
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
    expect(mapMatch(read(changes))).toMatchObject({ ok: false, issue: { problem, id: sent.id } });
  });

  it('accepts the capitals of the original provider', () => {
    expect(match({ status: 'Played' }).state).toBe('finished');
  });
});
