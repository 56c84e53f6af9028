import { describe, expect, it } from 'vitest';
import { readPeriod } from './readPeriod';

describe('readPeriod', () => {
  it.each([
    [1, 'first-half'],
    [2, 'second-half'],
    [10, 'half-time'],
    [3, 'extra-time-first-half'],
    [11, 'extra-time-break'],
    [4, 'extra-time-second-half'],
    [5, 'penalty-shootout'],
    [14, 'full-time'],
    [16, 'pre-match'],
    ['14', 'full-time'],
    ['Full time', 'full-time'],
    ['half_time', 'half-time'],
    ['secondHalf', 'second-half'],
    ['Penalty Shootout', 'penalty-shootout'],
    ['END-OF-EXTRA-TIME', 'end-of-extra-time'],
  ])('understands the provider saying %j', (wire, period) => {
    expect(readPeriod(wire)).toBe(period);
  });

  it.each([99, '', 'constructor', 'toString', null, undefined])('admits it does not know %j', (wire) => {
    expect(readPeriod(wire)).toBeNull();
  });
});
