import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErrorReporter } from './createErrorReporter.ts';
import { noErrorReporter } from './noErrorReporter.ts';
import { createSentrySender } from './sentry/createSentrySender.ts';
import { readDsn, type Dsn } from './sentry/readDsn.ts';
import { ErrorService, type ErrorServiceMode } from './testing/ErrorService.ts';
import { openLog } from './testing/openLog.ts';

type Limits = NonNullable<Parameters<typeof createErrorReporter>[0]['limits']>;

let service: ErrorService;
beforeEach(async () => {
  service = await new ErrorService().start();
});
afterEach(() => service.stop());

const deployment = { app: 'fca', release: '1.4.0', environment: 'production' };

function openReporter(limits: Limits = {}) {
  const { logger, lines } = openLog();
  const send = createSentrySender(readDsn(service.dsn) as Dsn, deployment);
  const reporter = createErrorReporter({ send, logger, limits: { timeoutMs: 500, ...limits } });
  const dropped = () =>
    lines.filter((line) => line['event'] === 'error-reports-dropped').map((line) => line['reasons']);
  return { reporter, dropped };
}

/** Errors that no limiter takes for one another. */
const faults = (count: number) =>
  Array.from({ length: count }, (_, index) => new Error('o'.repeat(index + 1)));

type Outcome = { readonly mode: ErrorServiceMode; readonly taken: number; readonly reasons: object[] };

describe('a report', () => {
  it.each<Outcome>([
    { mode: 'accept', taken: 2, reasons: [] },
    { mode: 'slow', taken: 2, reasons: [] },
    { mode: 'hang', taken: 0, reasons: [{ 'timed out': 2 }] },
    // The status has come, and says enough.
    { mode: 'hang in the answer', taken: 0, reasons: [] },
    { mode: 'cut the answer', taken: 0, reasons: [{ 'no answer of the service': 2 }] },
    { mode: 'fail', taken: 0, reasons: [{ 'status 500': 2 }] },
    { mode: 'limit', taken: 0, reasons: [{ 'status 429': 1, 'paused by the service': 1 }] },
    { mode: 'limit until a date', taken: 0, reasons: [{ 'status 429': 1, 'paused by the service': 1 }] },
    { mode: 'limit errors', taken: 1, reasons: [{ 'paused by the service': 1 }] },
    { mode: 'HTML', taken: 0, reasons: [{ 'status 502': 2 }] },
    { mode: 'HTML with 200', taken: 0, reasons: [{ 'no answer of the service': 2 }] },
    { mode: 'redirect', taken: 0, reasons: [{ 'status 302': 2 }] },
    { mode: 'close', taken: 0, reasons: [{ unreachable: 2 }] },
    { mode: 'refuse the key', taken: 0, reasons: [{ 'status 403': 2 }] },
  ])('to a service that is to $mode keeps nobody waiting, and is taken or counted', async (outcome) => {
    service.mode = outcome.mode;
    const { reporter, dropped } = openReporter();

    const start = performance.now();
    for (const error of faults(2)) reporter.report(error);
    expect(performance.now() - start).toBeLessThan(400);
    expect(service.requests).toBe(0);

    await reporter.flush(2000);
    expect(service.events).toHaveLength(outcome.taken);
    expect(dropped()).toEqual(outcome.reasons);
  });

  it.each<ErrorServiceMode>(['hang', 'fail', 'HTML with 200', 'close'])(
    'arrives again once the service no longer answers as in %s',
    async (mode) => {
      service.mode = mode;
      const { reporter } = openReporter({ repeatMs: 0 });
      reporter.report(new Error('first'));
      await reporter.flush(2000);
      service.mode = 'accept';
      reporter.report(new Error('first'));
      await reporter.flush(2000);
      expect(service.events).toHaveLength(1);
    },
  );

  it.each<ErrorServiceMode>(['limit', 'limit until a date', 'limit errors'])(
    'is not sent while the service wants none: %s',
    async (mode) => {
      service.mode = mode;
      const { reporter } = openReporter();
      reporter.report(new Error('first'));
      await reporter.flush(2000);
      service.mode = 'accept';
      for (const error of faults(20)) reporter.report(error);
      await reporter.flush(2000);
      expect(service.requests).toBe(1);
    },
  );

  it('to a service that is gone is counted', async () => {
    const { reporter, dropped } = openReporter();
    await service.stop();
    reporter.report(new Error('first'));
    await reporter.flush(2000);
    expect(dropped()).toEqual([{ unreachable: 1 }]);
    service = await new ErrorService().start();
  });

  it('is one event of the public format, with its causes and without secrets', async () => {
    const { reporter } = openReporter();
    const cause = Object.assign(new TypeError('GET /api?token=hunter2'), { code: 'ECONNRESET' });
    reporter.report(Object.assign(new Error('No home: ñ', { cause }), { status: 503 }), {
      site: 'fca',
      path: '/?token=hunter2&page=2',
      method: 'GET',
      route: '/[site]/home',
    });
    await reporter.flush(2000);

    expect(service.events[0]?.envelope).not.toContain('hunter2');
    expect(service.events[0]?.event).toMatchObject({
      platform: 'node',
      level: 'error',
      release: '1.4.0',
      environment: 'production',
      transaction: '/[site]/home',
      tags: { app: 'fca', site: 'fca' },
      request: { method: 'GET', url: '/?token=[redacted]&page=2' },
      extra: { status: 503 },
      exception: {
        values: [
          { type: 'TypeError', value: 'GET /api?token=[redacted]' },
          { type: 'Error', value: 'No home: ñ', stacktrace: { frames: expect.any(Array) } },
        ],
      },
    });
    const { exception, timestamp } = service.events[0]?.event as never as {
      exception: { values: { stacktrace: { frames: { filename: string; in_app: boolean }[] } }[] };
      timestamp: number;
    };
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(10);
    expect(exception.values[1]?.stacktrace.frames.at(-1)).toMatchObject({
      filename: expect.stringContaining('errorReports.contract.test.ts'),
      in_app: true,
    });
  });
});

describe('a storm of errors', () => {
  it('of one fault is one report, and the others are counted', async () => {
    const { reporter, dropped } = openReporter();
    for (let id = 1; id <= 1000; id++) reporter.report(new Error(`No match ${id}`));
    await reporter.flush(2000);
    expect(service.requests).toBe(1);
    expect(dropped()).toEqual([{ repeated: 999 }]);
  });

  it('of many faults is as many reports as a minute may have, one after the other', async () => {
    const { reporter, dropped } = openReporter({ perMinute: 10 });
    for (const error of faults(200)) reporter.report(error);
    await reporter.flush(2000);
    expect(service.requests).toBe(10);
    expect(service.mostAtOnce).toBe(1);
    expect(dropped()).toEqual([{ 'too many': 190 }]);
  });

  it('while the service hangs fills the queue and no more memory', async () => {
    service.mode = 'hang';
    const { reporter, dropped } = openReporter({ queueLength: 5, perMinute: 1000, timeoutMs: 200 });
    for (const error of faults(200)) reporter.report(error);
    await reporter.flush(5000);
    expect(service.requests).toBe(5);
    expect(dropped()).toEqual([{ 'queue full': 195, 'timed out': 5 }]);
  });

  it('keeps a process that ends no longer than it says', async () => {
    service.mode = 'hang';
    const { reporter, dropped } = openReporter({ timeoutMs: 5000 });
    for (const error of faults(3)) reporter.report(error);
    const start = performance.now();
    await reporter.flush(100);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(dropped()).toEqual([{ 'left at the end': 2 }]);
  });

  it('is logged as dropped also when nobody asks and no error follows', async () => {
    service.mode = 'fail';
    const { reporter, dropped } = openReporter({ summaryMs: 50 });
    reporter.report(new Error('first'));
    await expect.poll(dropped).toEqual([{ 'status 500': 1 }]);
  });
});

describe('what was thrown', () => {
  const circular = new Error('round');
  circular.cause = circular;
  const unreadable = new Proxy(new Error('x'), {
    get: () => {
      throw new Error('no');
    },
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'broken'],
    ['an object', { status: 500, token: 'hunter2' }],
    ['an error that is its own cause', circular],
    ['an error of a megabyte', new Error('x'.repeat(1_000_000))],
  ])('may be %s', async (_, thrown) => {
    const { reporter } = openReporter();
    expect(() => reporter.report(thrown)).not.toThrow();
    expect(() => noErrorReporter.report(thrown)).not.toThrow();
    await reporter.flush(2000);
    expect(service.events).toHaveLength(1);
    expect(service.events[0]?.envelope.length).toBeLessThan(100_000);
    expect(service.events[0]?.envelope).not.toContain('hunter2');
  });

  it.each([
    ['a BigInt', { id: 1n }],
    [
      'an object that holds itself',
      Object.assign(Object.create(null), { circular: { circular } }) as unknown,
    ],
    ['an error that cannot be read', unreadable],
  ])('may be %s', async (_, thrown) => {
    const { reporter } = openReporter();
    expect(() => reporter.report(thrown)).not.toThrow();
    await reporter.flush(2000);
  });

  it('is counted where it cannot be read', async () => {
    const { reporter, dropped } = openReporter();
    reporter.report(unreadable);
    await reporter.flush(2000);
    expect(dropped()).toEqual([{ unreadable: 1 }]);
  });
});

describe('without a service', () => {
  it('nothing is sent and nothing waits', async () => {
    noErrorReporter.report(new Error('x'));
    await noErrorReporter.flush(1000);
    expect(service.requests).toBe(0);
  });
});
