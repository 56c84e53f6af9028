import { describe, expect, it } from 'vitest';
import type { VitalName } from '../webVitals/Vital';
import { vitalEvent } from './vitalEvent';

/** Both thresholds are the last value of the better rating. */
const table: [name: VitalName, good: number, poor: number, step: number][] = [
  ['LCP', 2500, 4000, 0.1],
  ['FCP', 1800, 3000, 0.1],
  ['FID', 100, 300, 0.1],
  ['INP', 200, 500, 1],
  ['CLS', 0.1, 0.25, 0.0001],
];

describe.each(table)('%s', (name, good, poor, step) => {
  it.each([
    [0, 'good'],
    [good, 'good'],
    [good + step, 'needs-improvement'],
    [poor, 'needs-improvement'],
    [poor + step, 'poor'],
  ])('of %d is %s', (value, rating) => {
    expect(vitalEvent(name, value)).toMatchObject({ metric_name: name, metric_rating: rating });
  });
});

it('is a whole number: milliseconds, and shifts in thousandths', () => {
  expect(vitalEvent('LCP', 2500.4).value).toBe(2500);
  expect(vitalEvent('CLS', 0.1234).value).toBe(123);
});
