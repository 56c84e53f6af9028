import { describe, expect, it, vi } from 'vitest';
import { keepHtml, type MadeFrom } from './keepHtml';
import { minuteOf } from './minuteOf';

describe('markup that is asked for again', () => {
  it('is rendered once from the same values', () => {
    const matches = [{}];
    const render = vi.fn(() => '<p>2-1</p>');
    const first = keepHtml([matches, 1], render);

    expect(first.html).toBe('<p>2-1</p>');
    expect(keepHtml([matches, 1], render)).toBe(first);
    expect(render).toHaveBeenCalledOnce();
  });

  const owner = {};
  it.each<[string, MadeFrom, MadeFrom]>([
    ['another object, alike as it may be', [[]], [[]]],
    ['another value beside it', [owner, 1], [owner, 2]],
    ['one value more', [owner], [owner, undefined]],
  ])('is rendered anew from %s', (_name, first, second) => {
    const render = vi.fn(() => 'x');
    keepHtml(first, render);
    keepHtml(second, render);

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays known while other parts of a page are made of the same object', () => {
    const article = {};
    const render = vi.fn(() => 'text');
    keepHtml([article, 'text'], render);
    keepHtml([article, 'structured data'], () => '{}');
    keepHtml([article, 'text'], render);

    expect(render).toHaveBeenCalledOnce();
  });

  it('is forgotten after four newer ones of the same object', () => {
    const matches = {};
    const render = vi.fn(() => 'first');
    keepHtml([matches, 0], render);
    for (const age of [1, 2, 3, 4]) keepHtml([matches, age], () => 'later');
    keepHtml([matches, 0], render);

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered anew each minute, and takes the place of what was made the minute before', () => {
    const article = {};
    const at = (minute: number) => minuteOf(new Date(minute * 60_000 + 5));
    const text = vi.fn(() => 'text');
    keepHtml([article, 'data'], () => '{}');
    for (const minute of [7, 7, 8, 9, 10, 11]) keepHtml([article, at(minute)], text);
    const data = vi.fn(() => '{}');
    keepHtml([article, 'data'], data);

    expect(text).toHaveBeenCalledTimes(5);
    expect(data).not.toHaveBeenCalled();
  });

  it('is forgotten when there is more of it than fits', () => {
    const first = {};
    const render = vi.fn(() => 'x'.repeat(12_000_000));
    keepHtml([first], render);
    keepHtml([{}], render);
    keepHtml([{}], render);
    keepHtml([first], render);

    expect(render).toHaveBeenCalledTimes(4);
  });

  it('has a name that only equal texts share', () => {
    const nameOf = (html: string) => keepHtml([{}], () => html).name;

    expect(nameOf('a')).toBe(nameOf('a'));
    expect(nameOf('a')).not.toBe(nameOf('b'));
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
    expect(keepHtml([owner], () => 'whole').html).toBe('whole');
  });
});
