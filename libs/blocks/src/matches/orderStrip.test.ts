import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { orderStrip } from './orderStrip';

const now = new Date('2026-07-05T21:00:00Z');
const hours = (n: number) => new Date(now.getTime() + n * 60 * 60_000);
const finished = (id: string, at: number) => aMatch.finished({ id, kickOff: hours(at) });
const scheduled = (id: string, at: number) => aMatch.scheduled({ id, kickOff: hours(at) });
const order = (...matches: Parameters<typeof orderStrip>[0]) => orderStrip(matches, now).map(({ id }) => id);

describe('the strip of matches', () => {
  it('says what is on, what has just ended, what comes, and then what was', () => {
    const live = aMatch.live({ id: 'live', kickOff: hours(-1) });

    expect(order(finished('old', -50), scheduled('soon', 2), finished('ended', -3), live)).toEqual([
      'live',
      'ended',
      'soon',
      'old',
    ]);
  });

  it('has the nearest to now first, backwards and forwards', () => {
    expect(order(finished('h5', -5), finished('h3', -3))).toEqual(['h3', 'h5']);
    expect(order(scheduled('d2', 48), scheduled('h2', 2))).toEqual(['h2', 'd2']);
    expect(order(finished('d9', -216), finished('d2', -48))).toEqual(['d2', 'd9']);
  });

  it('keeps a match that goes on after midnight at the front', () => {
    const live = aMatch.live({ id: 'late', kickOff: hours(-30) });

    expect(order(finished('ended', -3), live)).toEqual(['late', 'ended']);
  });

  it('leaves the list it was given as it is', () => {
    const matches = [scheduled('b', 5), scheduled('a', 1)];
    orderStrip(matches, now);

    expect(matches.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
