import { applyPick } from '@cancha/stats/simulator/applyPick';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { describe, expect, it } from 'vitest';
import { readForm, readPick } from './readPick';

describe('a button of the simulator', () => {
  it.each([
    ['1:1-0', { match: 1, score: { home: 1, away: 0 } }],
    ['72:9-9', { match: 72, score: { home: 9, away: 9 } }],
    ['73:home', { match: 73, winner: 'home' }],
    ['104:away', { match: 104, winner: 'away' }],
  ])('%s is a pick', (value, pick) => {
    expect(readPick(value)).toEqual(pick);
  });

  it.each(['', '1', '1:home', '73:1-0', '1:10-0', '1:-1-0', '1:draw', 'x:1-0', '1:1-0 '])(
    '%j is none',
    (value) => {
      expect(readPick(value)).toBeNull();
    },
  );
});

describe('the form of a browser without JavaScript', () => {
  const { picks } = applyPick(noPicks, { match: 3, score: { home: 2, away: 2 } });
  const send = (fields: Record<string, string>) => readForm(picks, new URLSearchParams(fields)).picks.scores;

  it('says every score at once, with the button that was pressed', () => {
    const scores = send({ h1: '2', a1: '0', h2: '', a2: '', h3: '2', a3: '2', pick: '4:1-1' });

    expect(scores.slice(0, 5)).toEqual([
      { home: 2, away: 0 },
      null,
      { home: 2, away: 2 },
      { home: 1, away: 1 },
      null,
    ]);
  });

  it('takes goals of one side for a score, and two empty fields for none', () => {
    expect(send({ h1: '', a1: '3' })[0]).toEqual({ home: 0, away: 3 });
    expect(send({ h3: '', a3: '' })[2]).toBeNull();
  });

  it('leaves what it does not speak of as it was, and what is no number empty', () => {
    expect(send({})).toEqual(picks.scores);
    expect(send({ h1: 'x', a1: '12' })[0]).toBeNull();
  });
});
