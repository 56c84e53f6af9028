import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ResponseCache, type ResponseCacheOptions } from './ResponseCache';

function setUp(options: ResponseCacheOptions = {}) {
  let time = 0;
  const memory = new ResponseCache({ now: () => time, ...options });
  const onStale = vi.fn();
  return {
    onStale,
    pass: (ms: number) => void (time += ms),
    give: (value: unknown, size = 1) => memory.get('key', () => Promise.resolve({ value, size }), onStale),
    fail: () => memory.get('key', () => Promise.reject(new Error('down')), onStale),
    get: (load: () => Promise<{ value: unknown; size: number }>, key = 'key') =>
      memory.get(key, load, onStale),
  };
}

describe('ResponseCache', () => {
  it('does not ask again for two seconds, and then does', async () => {
    const { give, pass } = setUp();
    await give('first');
    pass(1_999);
    expect(await give('second')).toBe('first');
    pass(1);
    expect(await give('second')).toBe('second');
  });

  it('asks once for readers who come together', async () => {
    const { get } = setUp();
    const load = vi.fn(async () => (await delay(10), { value: 'shared', size: 1 }));

    expect(await Promise.all([get(load), get(load), get(load)])).toEqual(['shared', 'shared', 'shared']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves a backend that failed alone for two seconds: all get the same error at once', async () => {
    const { get, give, pass } = setUp();
    const error = new Error('down');
    const load = vi.fn(() => Promise.reject(error));
    await expect(get(load)).rejects.toBe(error);
    pass(1_999);
    await expect(get(load)).rejects.toBe(error);
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);

    expect(await give('back')).toBe('back');
  });

  it('goes on asking for other things while one fails', async () => {
    const { fail, get } = setUp();
    await expect(fail()).rejects.toThrow('down');

    expect(await get(() => Promise.resolve({ value: 'fine', size: 1 }), 'other')).toBe('fine');
  });

  it('leaves a backend that failed alone for as long as it is told', async () => {
    const { fail, give, pass } = setUp({ errorTtlMs: 10_000 });
    await expect(fail()).rejects.toThrow('down');
    pass(9_999);
    await expect(give('back')).rejects.toThrow('down');
    pass(1);

    expect(await give('back')).toBe('back');
  });

  it('gives the last good answer at once, and asks nobody, while the backend fails', async () => {
    const { give, fail, get, pass, onStale } = setUp();
    await give('good');
    pass(5_000);
    await fail();
    pass(1_999);
    const load = vi.fn(() => new Promise<never>(() => undefined));

    expect(await get(load)).toBe('good');
    expect(load).not.toHaveBeenCalled();
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('forgets a failure with the next success', async () => {
    const { give, fail, pass } = setUp({ revalidateMs: 500 });
    await expect(fail()).rejects.toThrow('down');
    pass(2_000);
    expect(await give('back')).toBe('back');
    pass(500);

    expect(await give('newer')).toBe('newer');
  });

  it('gives all who wait together the same failure', async () => {
    const { fail } = setUp();
    const results = await Promise.allSettled([fail(), fail()]);

    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  });

  it('stands in for a failing backend for a day and not longer', async () => {
    const { give, fail, pass, onStale } = setUp();
    await give('good');
    pass(24 * 3_600_000 - 1);
    expect(await fail()).toBe('good');
    expect(onStale).toHaveBeenCalledExactlyOnceWith(new Error('down'), 24 * 3_600_000 - 1);
    pass(1);
    await expect(fail()).rejects.toThrow('down');
  });

  it('takes up the backend with the first try after it is back', async () => {
    const { give, fail, pass } = setUp();
    await give('old');
    pass(5_000);
    await fail();
    pass(2_000);

    expect(await give('new')).toBe('new');
  });

  it('does not make a reader wait for a slow backend when it knows an answer', async () => {
    const { give, get, pass } = setUp({ waitBeforeStaleMs: 30 });
    await give('known');
    pass(5_000);
    const slow = vi.fn(async () => (await delay(150), { value: 'late', size: 1 }));

    expect(await get(slow)).toBe('known');
    await delay(200);
    expect(await get(slow)).toBe('late');
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('counts patience from the start of the fetch, so that a second reader waits less', async () => {
    const { give, get, pass } = setUp({ waitBeforeStaleMs: 10_000 });
    await give('known');
    pass(5_000);
    const never = () => new Promise<never>(() => undefined);
    void get(never);
    pass(10_000);

    expect(await get(never)).toBe('known');
  });

  it('prefers an answer that comes within the patience', async () => {
    const { give, get, pass } = setUp({ waitBeforeStaleMs: 500 });
    await give('known');
    pass(5_000);

    expect(await get(async () => (await delay(20), { value: 'new', size: 1 }))).toBe('new');
  });

  it('survives a failure that comes after everybody has left', async () => {
    const { give, get, pass, onStale } = setUp({ waitBeforeStaleMs: 10 });
    await give('known');
    pass(5_000);
    const lateFailure = () => delay(40).then(() => Promise.reject(new Error('late')));

    expect(await get(lateFailure)).toBe('known');
    await delay(80);
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('waits for a first answer however slow: there is nothing else to show', async () => {
    const { get } = setUp({ waitBeforeStaleMs: 5 });

    expect(await get(async () => (await delay(60), { value: 'first', size: 1 }))).toBe('first');
  });

  it('remembers absent for the fresh time only', async () => {
    const { give, pass } = setUp();
    expect(await give(null)).toBeNull();
    pass(1_000);
    expect(await give('appeared')).toBeNull();
    pass(1_000);
    expect(await give('appeared')).toBe('appeared');
  });

  it('does not call absent what it cannot know', async () => {
    const { give, fail, pass } = setUp();
    await give(null);
    pass(2_000);

    await expect(fail()).rejects.toThrow('down');
  });

  it('prefers the last good answer over a later absent one when the backend fails', async () => {
    const { give, fail, pass } = setUp();
    await give('good');
    pass(2_000);
    expect(await give(null)).toBeNull();
    pass(2_000);

    expect(await fail()).toBe('good');
  });

  it('does not bring back what was withdrawn merely because the backend is slow', async () => {
    const { give, get, pass } = setUp({ waitBeforeStaleMs: 5 });
    await give('withdrawn');
    pass(2_000);
    await give(null);
    pass(2_000);

    expect(await get(async () => (await delay(60), { value: null, size: 0 }))).toBeNull();
  });

  it('forgets the least used when its room is full', async () => {
    const { get } = setUp({ maxSize: 100 });
    const load = vi.fn(() => Promise.resolve({ value: 'x', size: 60 }));
    await get(load, 'a');
    await get(load, 'b');
    await get(load, 'a');

    expect(load).toHaveBeenCalledTimes(3);
  });

  it('keeps what it knows through a flood of addresses that there are not', async () => {
    const { get, fail, pass } = setUp({ maxEntries: 10 });
    await get(() => Promise.resolve({ value: 'a menu', size: 1 }));
    for (let i = 0; i < 100; i++) await get(() => Promise.resolve({ value: null, size: 0 }), `made up ${i}`);
    pass(2_000);

    expect(await fail()).toBe('a menu');
  });
});
