import { describe, expect, it, vi } from 'vitest';
import { HtmlCache, type MadeFrom } from './HtmlCache';
import { HtmlStore } from './HtmlStore';
import { minuteOf } from './minuteOf';

const aCache = (options?: ConstructorParameters<typeof HtmlCache>[1]) =>
  new HtmlCache(new HtmlStore(), options);

describe('HTML that is asked for again', () => {
  it('is rendered once from the same values', () => {
    const cache = aCache();
    const matches = [{}];
    const render = vi.fn(() => '<p>2-1</p>');
    const name = cache.nameOf([matches, 1], render);

    expect(cache.store.get(name)).toBe('<p>2-1</p>');
    expect(cache.nameOf([matches, 1], render)).toBe(name);
    expect(render).toHaveBeenCalledOnce();
  });

  const owner = {};
  it.each<[string, MadeFrom, MadeFrom]>([
    ['another object, alike as it may be', [[]], [[]]],
    ['another object beside it, alike as it may be', [owner, {}], [owner, {}]],
    ['another value beside it', [owner, 1], [owner, 2]],
    ['one value more', [owner], [owner, undefined]],
  ])('is rendered anew from %s', (_name, first, second) => {
    const cache = aCache();
    const render = vi.fn(() => 'x');
    cache.nameOf(first, render);
    cache.nameOf(second, render);

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays known while other parts of a page are made of the same object', () => {
    const cache = aCache();
    const article = {};
    const render = vi.fn(() => 'text');
    cache.nameOf([article, 'text'], render);
    cache.nameOf([article, 'structured data'], () => '{}');
    cache.nameOf([article, 'text'], render);

    expect(render).toHaveBeenCalledOnce();
  });

  it('is forgotten after four newer ones of the same object', () => {
    const cache = aCache();
    const matches = {};
    const render = vi.fn(() => 'first');
    cache.nameOf([matches, 0], render);
    for (const age of [1, 2, 3, 4]) cache.nameOf([matches, age], () => 'later');
    cache.nameOf([matches, 0], render);

    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered anew each minute, and takes the place of what was made the minute before', () => {
    const cache = aCache();
    const article = {};
    const at = (minute: number) => minuteOf(new Date(minute * 60_000 + 5));
    const text = vi.fn(() => 'text');
    cache.nameOf([article, 'data'], () => '{}');
    for (const minute of [7, 7, 8, 9, 10, 11]) cache.nameOf([article, at(minute)], text);
    const data = vi.fn(() => '{}');
    cache.nameOf([article, 'data'], data);

    expect(text).toHaveBeenCalledTimes(5);
    expect(data).not.toHaveBeenCalled();
  });

  it('is rendered anew when it has left the store', () => {
    let now = 0;
    const cache = new HtmlCache(new HtmlStore({ size: 100, now: () => now }));
    const first = {};
    const render = vi.fn(() => 'x'.repeat(60));
    cache.nameOf([first], render);
    now = 10_000;
    cache.nameOf([{}], () => 'y'.repeat(60));
    const name = cache.nameOf([first], render);

    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.store.get(name)).toBe('x'.repeat(60));
  });

  it('may be empty', () => {
    const cache = aCache();
    const render = vi.fn(() => '');
    cache.nameOf([owner], render);
    cache.nameOf([owner], render);

    expect(render).toHaveBeenCalledOnce();
  });

  it('is not known after a rendering that failed', () => {
    const cache = aCache();
    const broken = () => {
      throw new Error('broken');
    };

    expect(() => cache.nameOf([owner], broken)).toThrow('broken');
    expect(cache.store.get(cache.nameOf([owner], () => 'whole'))).toBe('whole');
  });
});

it('the cache keeps none of the answers that HTML was made from', async () => {
  const cache = aCache();
  const owner = {};
  const kept = (() => {
    const beside = { squad: [] };
    cache.nameOf([owner, beside], () => 'x');
    return [new WeakRef(beside), new WeakRef(ownedAndLeft(cache))];
  })();

  await collectGarbage();
  expect(kept.map((answer) => answer.deref())).toEqual([undefined, undefined]);
});

function ownedAndLeft(cache: HtmlCache): object {
  const owner = { matches: [] };
  cache.nameOf([owner], () => 'y');
  return owner;
}

async function collectGarbage(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8');
  const { runInNewContext } = await import('node:vm');
  setFlagsFromString('--expose-gc');
  // What a weak reference was asked for lives until the end of the turn.
  await new Promise(setImmediate);
  (runInNewContext('gc') as () => void)();
}

describe('in development', () => {
  const aVerifyingCache = () => {
    const report = vi.fn<(message: string) => void>();
    return { report, cache: aCache({ verify: true, report }) };
  };

  it('somebody hears of HTML that depends on more than it says', () => {
    const { cache, report } = aVerifyingCache();
    const article = {};
    cache.nameOf([article], () => '<p>Published 5 minutes ago</p>');
    cache.nameOf([article], () => '<p>Published 6 minutes ago</p>');

    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.[0]).toMatch(/Cached: .*5 minutes ago.*\nNow: .*6 minutes ago/);
  });

  const long = `<p>⚽🏆${'x'.repeat(200)}</p>`;
  it.each([
    [long, `${long}<p>2</p>`],
    [`${long}<p>2</p>`, long],
  ])('and of HTML that ends sooner or later than it did', (before, now) => {
    const { cache, report } = aVerifyingCache();
    const article = {};
    cache.nameOf([article], () => before);
    cache.nameOf([article], () => now);

    expect(report.mock.calls[0]?.[0]).toContain('<p>2</p>');
  });

  it('and nobody of HTML that is the same', () => {
    const { cache, report } = aVerifyingCache();
    const article = {};
    cache.nameOf([article], () => '<p>1</p>');
    cache.nameOf([article], () => '<p>1</p>');

    expect(report).not.toHaveBeenCalled();
  });
});
