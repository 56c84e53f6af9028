import { forbidden, notFound, permanentRedirect, redirect } from 'next/navigation';
import { describe, expect, it, vi } from 'vitest';
import { createRequestErrorReport } from './createRequestErrorReport.ts';
import { openLog } from './testing/openLog.ts';

const request = {
  path: '/partido/1?token=hunter2',
  method: 'GET',
  headers: { cookie: 'pass=hunter2', host: 'fca.example' },
};
const context = {
  routerKind: 'App Router',
  routePath: '/[site]/match/[id]',
  routeType: 'render',
  revalidateReason: undefined,
} as const;

function openReport(siteOf?: () => string) {
  const { logger, lines } = openLog();
  const report = vi.fn();
  const reporter = { report, flush: () => Promise.resolve() };
  const options = { logger, reporter };
  return { lines, report, tell: createRequestErrorReport(siteOf ? { ...options, siteOf } : options) };
}

const thrownBy = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};

describe('an error of a request', () => {
  it('is logged and reported, with where it happened and not who asked', async () => {
    const { lines, report, tell } = openReport(() => 'fca');
    const error = new Error('No match');
    await tell(error, request, context);

    expect(lines).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'request-error',
        site: 'fca',
        path: '/partido/1?token=[redacted]',
        method: 'GET',
        route: '/[site]/match/[id]',
        kind: 'render',
        error: expect.objectContaining({ message: 'No match', stack: expect.any(String) }),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    const where = { site: 'fca', path: request.path, method: 'GET', route: '/[site]/match/[id]' };
    expect(report).toHaveBeenCalledExactlyOnceWith(error, where);
  });

  it('is told of once, though Next does so as it renders and as it answers', async () => {
    const { lines, report, tell } = openReport();
    const error = new Error('No match');
    await tell(error, request, context);
    await tell(error, request, { ...context, routePath: '/[site]/match/[id]/page' });
    expect([lines.length, report.mock.calls.length]).toEqual([1, 1]);

    await tell(error, { ...request, path: '/partido/2' }, context);
    await tell(new Error('No match'), request, context);
    expect([lines.length, report.mock.calls.length]).toEqual([3, 3]);
  });

  it('is only logged when it is a 404', async () => {
    const { lines, report, tell } = openReport();
    await tell(Object.assign(new Error('Status 404 from /posts/1'), { status: 404 }), request, context);
    expect(lines).toMatchObject([{ level: 'info', msg: 'Not found', error: { details: { status: 404 } } }]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([500, 503, 403])('is reported when a backend answered %i', async (status) => {
    const { report, tell } = openReport();
    await tell(Object.assign(new Error('x'), { status }), request, context);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([
    ['notFound', () => notFound()],
    ['redirect', () => redirect('/x')],
    ['permanentRedirect', () => permanentRedirect('/x')],
  ])('is none when Next says it by %s()', async (_, call) => {
    const { lines, report, tell } = openReport();
    await tell(thrownBy(call), request, context);
    await tell(new Error('wrapped', { cause: thrownBy(call) }), request, context);
    expect(lines).toMatchObject([{ level: 'debug' }, { level: 'debug' }]);
    expect(report).not.toHaveBeenCalled();
  });

  it('is one when a function of Next is used that is not switched on', async () => {
    const { report, tell } = openReport();
    await tell(
      thrownBy(() => forbidden()),
      request,
      context,
    );
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'broken'],
    ['its own cause', new Error('round')],
  ])('may be %s', async (_, thrown) => {
    if (thrown instanceof Error) thrown.cause = thrown;
    const { lines, report, tell } = openReport();
    await tell(thrown, request, context);
    expect(lines).toMatchObject([{ level: 'error', event: 'request-error' }]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('never throws, whatever it is and whoever fails to tell the site', async () => {
    const unreadable = new Proxy(new Error('x'), {
      has: () => {
        throw new Error('no');
      },
    });
    const { lines, tell } = openReport();
    expect(() => tell(unreadable, request, context)).not.toThrow();
    const failing = openReport(() => {
      throw new Error('no');
    });
    expect(() => failing.tell(new Error('x'), request, context)).not.toThrow();
    expect([...lines, ...failing.lines].map(({ level }) => level)).toEqual(['error', 'error']);
    expect(failing.report).toHaveBeenCalledOnce();
  });
});
