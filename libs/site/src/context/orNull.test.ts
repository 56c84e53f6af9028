import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@cancha/data-access/api/ApiError';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orNull } from './orNull';

afterEach(() => vi.restoreAllMocks());

describe('an optional part of a page', () => {
  it('is left out when its call fails, which is told once, without secrets', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const failing = () => orNull(Promise.reject(new ApiError('timeout', 'http://or-null/y?token=hush')));

    expect([await failing(), await failing()]).toEqual([null, null]);
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      {
        level: 'warn',
        event: 'data-issue',
        id: null,
        problem: 'Request timed out',
        kept: false,
        place: 'http://or-null/y?token=…',
      },
    ]);
  });

  it('passes on what there is, and what there is not', async () => {
    expect(await orNull(Promise.resolve('x'))).toBe('x');
    expect(await orNull(Promise.resolve(null))).toBeNull();
  });

  it('is waited for two seconds and left out when it takes longer', async () => {
    const parts = [delay(1_500, 'slow'), delay(3_500, 'too slow', { ref: false })];

    expect(await Promise.all(parts.map((part) => orNull(part)))).toEqual(['slow', null]);
  });

  it.each([
    ['a status that says no more than "nothing for you"', 403, [403], 0],
    ['another status', 500, [403], 1],
    ['the same status where it was not expected', 403, [], 1],
  ])('is left out for %s, and told as it should be', async (_, status, quiet, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const url = `http://x/${status}-${quiet.length}`;

    expect(await orNull(Promise.reject(new ApiError('bad-status', url, { status })), { quiet })).toBeNull();
    expect(warn).toHaveBeenCalledTimes(times);
  });

  it('does not hide a mistake of our own', async () => {
    await expect(orNull(Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError);
  });
});
