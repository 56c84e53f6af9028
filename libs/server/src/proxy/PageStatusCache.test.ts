import { missingPage, movedPage } from '@cancha/site/routes/pageErrors';
import { describe, expect, it, vi } from 'vitest';
import { PageStatusCache } from './PageStatusCache';

function aClock() {
  let now = 0;
  return { now: () => now, pass: (ms: number) => (now += ms) };
}

/** A check that is answered when the test says so. */
function slowCheck() {
  const pending = Promise.withResolvers<void>();
  return { check: vi.fn(() => pending.promise), answer: pending.resolve, fail: pending.reject };
}

const found = async () => {};
const missing = async () => missingPage();

describe('what is said of a page', () => {
  it('is what its check says', async () => {
    const cache = new PageStatusCache();
    const error = new Error('down');

    expect(await cache.get('a', found)).toEqual({ kind: 'found' });
    expect(await cache.get('b', missing)).toEqual({ kind: 'missing' });
    expect(await cache.get('c', async () => movedPage('/x', 302))).toEqual({
      ...{ kind: 'moved', to: '/x', status: 302 },
    });
    expect(await cache.get('d', () => Promise.reject(error))).toEqual({ kind: 'broken', error });
  });

  it('is asked once by all who wait', async () => {
    const cache = new PageStatusCache();
    const { check, answer } = slowCheck();
    const waiting = [cache.get('a', check), cache.get('a', check)];
    answer();

    expect(await Promise.all(waiting)).toEqual([{ kind: 'found' }, { kind: 'found' }]);
    expect(check).toHaveBeenCalledOnce();
  });

  it('holds for its page alone', async () => {
    const cache = new PageStatusCache();
    await cache.get('a', missing);

    expect(await cache.get('b', found)).toEqual({ kind: 'found' });
  });

  it('is not asked again for two seconds', async () => {
    const clock = aClock();
    const cache = new PageStatusCache(clock);
    const check = vi.fn(found);
    await cache.get('a', check);
    clock.pass(1_999);
    await cache.get('a', check);
    expect(check).toHaveBeenCalledOnce();

    clock.pass(1);
    await cache.get('a', check);
    expect(check).toHaveBeenCalledTimes(2);
  });
});

describe('a page that was found', () => {
  it('is let through while it is asked about again, and is gone for the next reader', async () => {
    const clock = aClock();
    const cache = new PageStatusCache(clock);
    await cache.get('a', found);
    clock.pass(2_000);
    const { check, fail } = slowCheck();

    expect(await cache.get('a', check)).toEqual({ kind: 'found' });
    expect(check).toHaveBeenCalledOnce();

    const gone = await missing().catch((error: unknown) => error);
    fail(gone);
    await vi.waitFor(async () => expect(await cache.get('a', found)).toEqual({ kind: 'missing' }));
  });

  it('is waited for once Next has no copy of it either', async () => {
    const clock = aClock();
    const cache = new PageStatusCache(clock);
    await cache.get('a', found);
    clock.pass(60_000);

    expect(await cache.get('a', missing)).toEqual({ kind: 'missing' });
  });

  it('is not asked about again while the process has more to do than it can', async () => {
    const clock = aClock();
    const cache = new PageStatusCache({ ...clock, isBusy: () => true });
    await cache.get('a', found);
    clock.pass(59_000);
    const { check } = slowCheck();
    expect(await cache.get('a', check)).toEqual({ kind: 'found' });
    expect(check).not.toHaveBeenCalled();

    clock.pass(1_000);
    expect(await cache.get('a', missing)).toEqual({ kind: 'missing' });
  });

  it('is let through while the backends are down', async () => {
    const clock = aClock();
    const cache = new PageStatusCache(clock);
    const broken = () => Promise.reject(new Error('down'));
    await cache.get('a', found);
    for (const ms of [2_000, 20_000, 20_000]) {
      clock.pass(ms);
      expect(await cache.get('a', broken)).toEqual({ kind: 'found' });
      // The check is over before the next reader comes.
      await new Promise(setImmediate);
    }
  });
});

describe('a page that was not found', () => {
  it('is waited for, so that it is there as soon as it is published', async () => {
    const clock = aClock();
    const cache = new PageStatusCache(clock);
    await cache.get('a', missing);
    clock.pass(2_000);

    expect(await cache.get('a', found)).toEqual({ kind: 'found' });
  });

  it('is asked about by the next reader at once when only the backend was down', async () => {
    const cache = new PageStatusCache(aClock());
    await cache.get('a', () => Promise.reject(new Error('down')));

    expect(await cache.get('a', found)).toEqual({ kind: 'found' });
  });
});

it('what is remembered stays small, however many addresses are asked for', async () => {
  const cache = new PageStatusCache({ ...aClock(), maxEntries: 2 });
  const check = vi.fn(missing);
  for (const path of ['a', 'b', 'c', 'a']) await cache.get(path, check);

  expect(check).toHaveBeenCalledTimes(4);
});

describe('a page whose check takes too long', () => {
  const setUp = () => {
    const clock = aClock();
    return { clock, cache: new PageStatusCache({ ...clock, patienceMs: 30 }), ...slowCheck() };
  };

  it('is late, and is there for whoever asks when the check is done', async () => {
    const { cache, check, answer } = setUp();
    expect(await cache.get('a', check)).toEqual({ kind: 'late' });
    answer();
    await new Promise((resolve) => setImmediate(resolve));

    expect(await cache.get('a', check)).toEqual({ kind: 'found' });
    expect(check).toHaveBeenCalledOnce();
  });

  it('is late at once for who comes later', async () => {
    const { cache, check } = setUp();
    await cache.get('a', check);

    expect(await cache.get('a', check)).toEqual({ kind: 'late' });
    expect(check).toHaveBeenCalledOnce();
  });

  it('is not late for what the process did not listen to', async () => {
    const clock = aClock();
    const cache = new PageStatusCache({ ...clock, patienceMs: 500 });
    const asked = cache.get(
      'a',
      () => new Promise((resolve) => setImmediate(() => setTimeout(resolve, 300))),
    );
    const until = performance.now() + 900;
    await new Promise((resolve) => setTimeout(resolve, 10));
    while (performance.now() < until);

    expect(await asked).toEqual({ kind: 'found' });
  });

  it('is let through where it was found before', async () => {
    const { clock, cache, check } = setUp();
    await cache.get('a', found);
    clock.pass(2_000);

    expect(await cache.get('a', check)).toEqual({ kind: 'found' });
  });
});
