import { expect, it } from 'vitest';
import { readClockStart } from './readClockStart.ts';

it.each([
  ['archive', { kind: 'archive' }],
  ['live', { kind: 'live' }],
  ['kick-off', { kind: 'kick-off' }],
  ['2026-07-05T20:31:00Z', { kind: 'moment', at: new Date('2026-07-05T20:31:00Z') }],
  ['2026-07-05T14:31:00-06:00', { kind: 'moment', at: new Date('2026-07-05T20:31:00Z') }],
  ['wc2026-091@79', { kind: 'minute', match: 'wc2026-091', minute: '79' }],
  ['wc2026-091@90+10', { kind: 'minute', match: 'wc2026-091', minute: '90+10' }],
])('%s is a start', (text, expected) => {
  expect(readClockStart(text)).toEqual(expected);
});

it.each([
  '',
  'now',
  '2026-07-05',
  '2026-07-05T20:31',
  'wc2026-091@',
  'wc2026-091@x',
  '@79',
  '2026-13-40T00:00:00Z',
])('"%s" is none', (text) => {
  expect(readClockStart(text)).toBeNull();
});
