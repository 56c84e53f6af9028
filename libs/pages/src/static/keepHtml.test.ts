import { describe, expect, it, vi } from 'vitest';
import { keepHtml } from './keepHtml';

describe('markup that many pages share', () => {
  it('is rendered once from the same values', () => {
    const matches = [{}];
    const render = vi.fn(() => '<p>2-1</p>');

    expect([keepHtml([matches, 1], render), keepHtml([matches, 1], render)]).toEqual([
      '<p>2-1</p>',
      '<p>2-1</p>',
    ]);
    expect(render).toHaveBeenCalledOnce();
  });

  it.each([
    ['another object, alike as it may be', [[]], [[]]],
    ['another value beside it', [{}, 1], null],
    ['one value more', [{}], null],
  ] as const)('is rendered anew from %s', (_name, first, second) => {
    const owner = first[0];
    const render = vi.fn(() => 'x');
    keepHtml([owner, ...first.slice(1)], render);
    keepHtml(second ? [second[0]] : [owner, 2], render);

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('may be empty', () => {
    const owner = {};
    const render = vi.fn(() => '');
    keepHtml([owner], render);
    keepHtml([owner], render);

    expect(render).toHaveBeenCalledOnce();
  });

  it('keeps nothing of a rendering that failed', () => {
    const owner = {};
    const broken = () => {
      throw new Error('broken');
    };

    expect(() => keepHtml([owner], broken)).toThrow('broken');
    expect(keepHtml([owner], () => 'whole')).toBe('whole');
  });
});
