import { describe, expect, it } from 'vitest';
import { readConcurrency } from './readConcurrency';
import { createLimiter, sharedLimiter } from './sharedLimiter';

describe('readConcurrency', () => {
  it.each([
    ['20', 20],
    [' 7 ', 7],
    ['1', 1],
    [undefined, 100],
    ['', 100],
    ['0', 100],
    ['-5', 100],
    ['abc', 100],
    ['12.5', 100],
    ['1e3', 100],
    ['10 calls', 100],
    ['9'.repeat(400), 100],
  ])('reads %j as %i', (value, size) => {
    expect(readConcurrency(value)).toBe(size);
  });
});

describe('sharedLimiter', () => {
  it('is one of each backend for the whole process', () => {
    expect(sharedLimiter('content')).toBe(sharedLimiter('content'));
  });

  it('lets a backend go on while two others hang', async () => {
    for (const backend of ['stats', 'cms'])
      for (let i = 0; i < 150; i++) void sharedLimiter(backend)(() => new Promise<never>(() => {}));

    expect(await sharedLimiter('content')(() => Promise.resolve('an article'))).toBe('an article');
  });

  it('holds back what is more than a backend may be asked at once', async () => {
    let begun = 0;
    for (let i = 0; i < 150; i++)
      void sharedLimiter('slow')(() => {
        begun += 1;
        return new Promise<never>(() => {});
      });
    await new Promise((resolve) => setImmediate(resolve));

    expect(begun).toBe(100);
  });

  it('refuses what would wait for ever', async () => {
    const limit = createLimiter(2);
    const calls = Array.from({ length: 13 }, () => limit(() => new Promise<never>(() => {})));

    await expect(calls.at(-1)).rejects.toThrow('too many calls wait');
    expect(await Promise.race([...calls.slice(0, 12), Promise.resolve('all others wait')])).toBe(
      'all others wait',
    );
  });
});
