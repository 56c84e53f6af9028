import { expect, it } from 'vitest';
import { readPause } from './readPause.ts';

const now = Date.UTC(2026, 10, 22, 12);

it.each([
  [200, {}, 0],
  [500, { 'retry-after': '30' }, 0],
  [429, {}, 60_000],
  [429, { 'retry-after': '120' }, 120_000],
  [429, { 'retry-after': '0.5' }, 500],
  [429, { 'retry-after': 'soon' }, 60_000],
  [429, { 'retry-after': '-5' }, 60_000],
  [429, { 'retry-after': '999999999999' }, 86_400_000],
  [429, { 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' }, 30_000],
  [429, { 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' }, 0],
  [200, { 'x-sentry-rate-limits': '60:error:key' }, 60_000],
  [200, { 'x-sentry-rate-limits': '60::organization' }, 60_000],
  [200, { 'x-sentry-rate-limits': '60:transaction;session:key' }, 0],
  [429, { 'x-sentry-rate-limits': '60:transaction:key, 2700:default;error:organization:quota' }, 2_700_000],
  [429, { 'x-sentry-rate-limits': '', 'retry-after': '5' }, 60_000],
])('an answer %i with %j wants %i ms of silence', (status, headers, pause) => {
  expect(readPause(status, headers, now)).toBe(pause);
});
