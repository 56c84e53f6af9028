import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logFailure, logIssuesTo, reportIssues } from './reportIssues';

const issueLog = Symbol.for('cancha.issue-log');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, issueLog);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const report = (id: string) => reportIssues([{ id, problem: 'bad-date', kept: false, place: '/x' }]);

it('an issue is logged once a minute, however many pages meet it', () => {
  report('a');
  report('a');
  report('b');
  expect(console.warn).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(60_000);
  report('a');
  expect(console.warn).toHaveBeenCalledTimes(3);
});

it('what is remembered of issues stays small, however many there are', () => {
  for (let n = 0; n < 502; n += 1) report(`many-${n}`);
  report('many-0');

  expect(console.warn).toHaveBeenCalledTimes(503);
});

describe('with a logger', () => {
  it('an issue is a line of the log, with all that is known of it', () => {
    const warn = vi.fn();
    logIssuesTo({ warn, error: vi.fn() });
    report('of-the-log');
    report('of-the-log');

    expect(warn).toHaveBeenCalledExactlyOnceWith('bad-date', {
      event: 'data-issue',
      ...{ id: 'of-the-log', problem: 'bad-date', kept: false, place: '/x' },
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('so is the error that an endpoint answered for', () => {
    const error = vi.fn();
    logIssuesTo({ warn: vi.fn(), error });
    const cause = new Error('https://backend.example/?token=abc answered 500');
    logFailure('A live update could not be had', cause);

    expect(error).toHaveBeenCalledExactlyOnceWith('A live update could not be had', {
      event: 'failed-answer',
      error: cause,
    });
  });
});
