import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';

function openLog(level: Parameters<typeof createLogger>[0]['level'] = 'trace') {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ level, fields: { app: 'fca', release: '1.4.0' }, destination });
  return { logger, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('a line of the log', () => {
  it('is JSON, with its time, level, message, app and release', () => {
    const { logger, lines, read } = openLog();
    logger.warn('Two matches were left out', { place: '/v1/matches', left: 2 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]*\n$/);
    expect(read()[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      msg: 'Two matches were left out',
      app: 'fca',
      release: '1.4.0',
      place: '/v1/matches',
      left: 2,
    });
  });

  it('names the site once a logger knows it', () => {
    const { logger, read } = openLog();
    logger.with({ site: 'bolavip-mx' }).info('Rendered');
    expect(read()[0]).toMatchObject({ site: 'bolavip-mx', app: 'fca', msg: 'Rendered' });
  });

  it('is not written below the level', () => {
    const { logger, lines } = openLog('error');
    logger.warn('not this');
    logger.error('this');
    expect(lines).toHaveLength(1);
  });

  it('says what was written, percent signs and line breaks included', () => {
    const { logger, read, lines } = openLog();
    logger.info('50%d of\n%s %o', { a: 1 });
    expect(lines[0]).toMatch(/^[^\n]*\n$/);
    expect(read()[0]).toMatchObject({ msg: '50%d of\n%s %o', a: 1 });
  });

  it('has each of its own fields once, whatever it is given', () => {
    const { logger, lines, read } = openLog();
    logger.info('Kick-off', { time: '21:00', level: 3, msg: 'x' });
    expect(lines[0]?.match(/"time":/g)).toHaveLength(1);
    expect(read()[0]).toMatchObject({ level: 'info', msg: 'Kick-off', time_: '21:00', level_: 3, msg_: 'x' });
  });
});

describe('an error in the log', () => {
  it('has its name, message, stack and causes, which JSON alone leaves out', () => {
    const { logger, read } = openLog();
    const cause = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' });
    logger.error('No home', { error: new Error('No answer', { cause }) });
    expect(read()[0]?.['error']).toEqual({
      name: 'Error',
      message: 'No answer',
      stack: expect.stringContaining('createLogger.test.ts'),
      cause: {
        name: 'TypeError',
        message: 'fetch failed',
        stack: expect.any(String),
        details: { code: 'ECONNREFUSED' },
      },
    });
  });

  it.each(['err', 'error'])('is the same under the name %s', (name) => {
    const { logger, read } = openLog();
    logger.error('Failed', { [name]: new RangeError('x') });
    expect(read()[0]?.[name]).toMatchObject({ name: 'RangeError', message: 'x' });
  });

  it('is told from another realm too, and where several stand together', () => {
    const { logger, read } = openLog();
    const foreign: unknown = runInNewContext("new TypeError('from afar')");
    logger.error('Failed', { error: new AggregateError([foreign, 'a word'], 'both') });
    expect(read()[0]?.['error']).toMatchObject({
      name: 'AggregateError',
      errors: [{ name: 'TypeError', message: 'from afar' }, 'a word'],
    });
  });

  it('may be its own cause', () => {
    const { logger, read } = openLog();
    const error = new Error('round');
    error.cause = error;
    logger.error('Failed', { error });
    expect(read()[0]).toMatchObject({ msg: 'Failed', error: { message: 'round', cause: '[more causes]' } });
  });
});

describe('what JSON cannot hold', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = { circular };
  const unreadable = Object.defineProperty(new Error('x'), 'message', {
    get: () => {
      throw new Error('no message');
    },
  });
  let deep: unknown = {};
  for (let level = 0; level < 100_000; level++) deep = { deep };
  let doubled: unknown = {};
  for (let level = 0; level < 40; level++) doubled = [doubled, doubled];

  it.each([
    ['a circular value', { circular }],
    ['a BigInt', { id: 1n }],
    [
      'a getter that throws',
      {
        get answer() {
          throw new Error('no');
        },
      },
    ],
    [
      'a toJSON that throws',
      {
        page: {
          toJSON() {
            throw new Error('no');
          },
        },
      },
    ],
    ['an error without a message to read', { unreadable }],
    ['a value that is nested without end', { deep }],
    ['a value that doubles with each level', { doubled }],
  ])('%s is told of as such', (_, fields) => {
    const { logger, read } = openLog();
    logger.error('Menu failed, token=abc', fields);
    expect(read()).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        msg: 'Error serializing log arguments',
        about: 'Menu failed, token=[redacted]',
        app: 'fca',
        release: '1.4.0',
      },
    ]);
    expect(() => logger.with(fields).info('still there')).not.toThrow();
  });

  it('is left out, shortened or null where JSON does so', () => {
    const { logger, read } = openLog();
    logger.info('Odd', {
      none: undefined,
      call: () => 1,
      nan: NaN,
      at: new Date(0),
      many: Array(5000).fill(1),
    });
    const [line] = read();
    expect(line).toMatchObject({ nan: null, at: '1970-01-01T00:00:00.000Z' });
    expect(line).not.toHaveProperty('none');
    expect(line).not.toHaveProperty('call');
    expect(line?.['many']).toHaveLength(100);
  });
});

describe('a secret', () => {
  it.each([
    'email',
    'e-mail',
    'Authorization',
    'set-cookie',
    'apiKey',
    'x-draft-key',
    'CMS_TOKEN',
    'remoteAddress',
  ])('is not logged as a field %s, however deep', (name) => {
    const { logger, lines, read } = openLog();
    logger.info('Asked', { headers: [{ [name]: 'hunter2' }] });
    expect(lines[0]).not.toContain('hunter2');
    expect(read()[0]).toMatchObject({ headers: [{ [name]: '[redacted]' }] });
  });

  it('may be told to be there or not', () => {
    const { logger, read } = openLog();
    logger.info('Asked', { hasToken: true, email: null });
    expect(read()[0]).toMatchObject({ hasToken: true, email: null });
  });

  it('is not in messages, texts, names of fields, stacks and causes either', () => {
    const { logger, lines } = openLog();
    const cause = new Error('GET https://cms.example/api?token=hunter2');
    logger.with({ from: '/x?token=hunter2' }).error('Failed: /api?token=hunter2', {
      '/x?token=hunter2': 1,
      url: 'https://cms.example/forms?token=hunter2&form=1',
      error: new Error('for ana@example.com', { cause }),
    });
    expect(lines[0]).not.toContain('hunter2');
    expect(lines[0]).not.toContain('ana@');
    expect(lines[0]).toContain('form=1');
  });
});
