import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, expect, it, vi } from 'vitest';
import { postForm, readWait } from './postForm';

afterEach(() => vi.useRealTimers());

const now = Date.parse('2026-11-22T12:00:00Z');

it.each([
  ['1', 1],
  ['60', 1],
  ['61', 2],
  ['0', 1],
  ['Sun, 22 Nov 2026 12:05:30 GMT', 6],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 1],
  ['86400', 1440],
  ['86401', null],
  ['soon', null],
  ['-5', null],
  ['', null],
  [null, null],
])('a wait of %j is told as %j minutes', (header, minutes) => {
  expect(readWait(header, now)).toBe(minutes);
});

it('an answer that never comes is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = await startServer(() => undefined);
  const posted = postForm(server.url, new URLSearchParams());
  const outcome = expect(posted).rejects.toThrow('abort');
  await vi.advanceTimersByTimeAsync(31_000);
  await outcome;
});
