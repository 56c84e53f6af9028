import { ApiError } from '@cancha/data-access/api/ApiError';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orNull } from './orNull';

afterEach(() => vi.restoreAllMocks());

describe('an optional part of a page', () => {
  it('is left out when its call fails, which is told once, without secrets', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const failing = () => orNull(Promise.reject(new ApiError('timeout', 'http://x/y?token=hush')));

    expect([await failing(), await failing()]).toEqual([null, null]);
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      {
        level: 'warn',
        event: 'data-issue',
        id: null,
        problem: 'Request timed out',
        kept: false,
        place: 'http://x/y?token=…',
      },
    ]);
  });

  it('passes on what there is, and what there is not', async () => {
    expect(await orNull(Promise.resolve('x'))).toBe('x');
    expect(await orNull(Promise.resolve(null))).toBeNull();
  });

  it('does not hide a mistake of our own', async () => {
    await expect(orNull(Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError);
  });
});
