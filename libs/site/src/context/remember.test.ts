import { describe, expect, it, vi } from 'vitest';
import { remember } from './remember';

const itself = (key: string) => key;

describe('an answer that is remembered', () => {
  it('is worked out once for a key', () => {
    const answer = vi.fn((word: string) => word.toUpperCase());
    const cheap = remember(answer, itself);

    expect([cheap('a'), cheap('a'), cheap('b')]).toEqual(['A', 'A', 'B']);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('may be empty', () => {
    const answer = vi.fn((_key: string) => '');
    const cheap = remember(answer, itself);
    cheap('a');

    expect(cheap('a')).toBe('');
    expect(answer).toHaveBeenCalledOnce();
  });

  it('gives way to newer ones', () => {
    const answer = vi.fn(itself);
    const cheap = remember(answer, itself, 2);
    for (const key of ['a', 'b', 'c', 'a']) cheap(key);

    expect(answer).toHaveBeenCalledTimes(4);
  });
});
