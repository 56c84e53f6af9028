import { describe, expect, it, vi } from 'vitest';
import { rememberFound } from './rememberFound.ts';

describe('rememberFound', () => {
  it('asks once for what is there, also when many ask at the same time', async () => {
    const find = vi.fn(async (key: string) => ({ key }));
    const remembered = rememberFound(find);

    await Promise.all([remembered('a'), remembered('a')]);
    expect(await remembered('a')).toEqual({ key: 'a' });
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('asks again for what was not there and after a failure', async () => {
    const find = vi
      .fn<(key: string) => Promise<{ key: string } | null>>(async (key) => ({ key }))
      .mockResolvedValueOnce(null)
      .mockRejectedValueOnce(new Error('no database'));
    const remembered = rememberFound(find);

    expect(await remembered('a')).toBeNull();
    await expect(remembered('a')).rejects.toThrow('no database');
    expect(await remembered('a')).toEqual({ key: 'a' });
  });

  it('asks again when its time is over', async () => {
    const find = vi.fn(async (key: string) => ({ key }));
    const remembered = rememberFound(find, { ttlMs: 20 });

    await remembered('a');
    await remembered('a');
    expect(find).toHaveBeenCalledTimes(1);
    await new Promise((done) => setTimeout(done, 40));
    await remembered('a');
    expect(find).toHaveBeenCalledTimes(2);
  });
});
