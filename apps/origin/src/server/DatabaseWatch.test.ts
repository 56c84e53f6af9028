import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import { DatabaseWatch } from './DatabaseWatch.ts';

describe('what is known of the database', () => {
  it('is that it answers', async () => {
    expect(await new DatabaseWatch(async () => {}).report()).toMatchObject({ database: 'ok', error: null });
  });

  it('is that it cannot be reached, until it can', async () => {
    const ask = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue();
    const watch = new DatabaseWatch(ask);

    expect(await watch.report()).toMatchObject({ database: 'unreachable', error: { message: 'gone' } });
    expect(await watch.report()).toMatchObject({ database: 'ok' });
  });

  it('grows old while it does not answer, and it is asked once meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    const ask = vi.fn(() => gate.promise);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const watch = new DatabaseWatch(ask);

    clock.mockReturnValue(9000);
    expect(await watch.report()).toEqual({ database: 'ok', answeredMsAgo: 9000, error: null });
    clock.mockReturnValue(11_000);
    expect(await watch.report()).toEqual({ database: 'not answering', answeredMsAgo: 11_000, error: null });
    expect(ask).toHaveBeenCalledTimes(1);

    gate.resolve();
    expect(await watch.report()).toMatchObject({ database: 'ok', answeredMsAgo: 0 });
    clock.mockRestore();
  });
});

describe('/health', () => {
  let origin: TestOrigin;
  beforeEach(async () => {
    origin = await openTestOrigin();
  });
  afterEach(() => origin.close());

  it('waits behind no transaction, however long it takes', async () => {
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const writing = origin.db.transaction(async () => {
      held.resolve();
      await end.promise;
    });
    await held.promise;
    try {
      const answer = await origin.app.inject('/health');

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 'ok', database: 'ok', answeredMsAgo: expect.any(Number) });
    } finally {
      end.resolve();
      await writing;
    }
  });
});
