import { ApiError } from '@cancha/data-access/api/ApiError';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTime, late } from './inTime';
import { withCheck, withPagePatience } from './pagePatience';

afterEach(() => vi.restoreAllMocks());

const fails = () => inTime(Promise.reject(new ApiError('timeout', 'http://in-time/x')));

describe('what a page is about, when its call fails', () => {
  it('is a problem for the proxy, which answers with the page of one', async () => {
    await expect(withCheck('page', fails)).rejects.toBeInstanceOf(ApiError);
  });

  it('is late where the proxy has let the page through, and that is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();

    expect(await withPagePatience(fails)).toBe(late);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is thrown where the mistake is ours', async () => {
    const mistake = new TypeError('ours');

    await expect(withPagePatience(() => inTime(Promise.reject(mistake)))).rejects.toBe(mistake);
  });
});
