import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from '../testing/startServer';
import { testApi } from '../testing/testApi';
import type { Api, GetCall } from './Api';
import { ApiError } from './ApiError';
import { ResponseCache } from './ResponseCache';
import { createLimiter } from './sharedLimiter';

const call: GetCall<unknown> = { path: '/thing', cacheKey: 'thing', read: (body) => body };

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

const get = (api: Api, extra: Partial<GetCall<unknown>> = {}) => api.get({ ...call, ...extra });

describe('a GET', () => {
  it('asks the versioned address with the query, the user agent and the headers of the client', async () => {
    const server = await startServer((_, response) => response.end('{"ok":true}'));
    const { api } = testApi(server.url, { version: 'v1', headers: { 'x-lang': 'es' }, userAgent: 'cancha' });

    expect(await get(api, { query: { page: 2 } })).toEqual({ ok: true });
    expect(server.requests[0]).toMatchObject({
      url: '/v1/thing?page=2',
      headers: { 'x-lang': 'es', 'user-agent': 'cancha' },
    });
  });

  it('reuses its connection', async () => {
    const server = await startServer((_, response) => response.end('1'));
    const { api } = testApi(server.url);
    await get(api);
    await get(api);

    const [first, second] = server.requests;
    expect(first?.socket.remotePort).toBe(second?.socket.remotePort);
  });

  it('asks once more when the server had just closed the idle connection', async () => {
    const server = await startServer((request, response) => {
      const reused = server.requests.filter((r) => r.socket === request.socket).length > 1;
      if (reused) request.socket.destroy();
      else response.end('1');
    });
    const { api } = testApi(server.url);
    await get(api);
    await delay(20);

    expect(await get(api)).toBe(1);
    expect(server.requests).toHaveLength(3);
  });

  it.each([400, 403, 500, 503])('throws the status %i although the body is an HTML page', async (status) => {
    const server = await startServer((_, response) => response.writeHead(status).end('<html>Oops</html>'));

    const error = await failure(get(testApi(server.url).api, { nullIfNotFound: true }));
    expect(error).toMatchObject({ kind: 'bad-status', status });
  });

  it.each([404, 410])('takes %i for an answer only where absent is one', async (status) => {
    const server = await startServer((_, response) => response.writeHead(status).end('<html>No</html>'));
    const { api } = testApi(server.url);

    expect(await get(api, { nullIfNotFound: true })).toBeNull();
    expect(await failure(get(api))).toMatchObject({ kind: 'bad-status', status });
  });

  it('does not follow a redirect with its headers', async () => {
    const server = await startServer((_, response) => response.writeHead(302, { Location: '/other' }).end());

    const error = await failure(get(testApi(server.url).api));
    expect(error).toMatchObject({ kind: 'bad-status', status: 302 });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['<html>fine</html>', '', '{"items":['])('calls the body %j unreadable', async (body) => {
    const server = await startServer((_, response) => response.end(body));

    expect(await failure(get(testApi(server.url).api))).toMatchObject({ kind: 'bad-body', status: 200 });
  });

  it.each([
    ['announced longer', { 'Content-Length': '100' }],
    ['sent in chunks', {}],
  ])('calls a body %s and cut in the middle unreadable', async (_, headers) => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, headers).write('{"items":[');
      setTimeout(() => response.destroy(), 20);
    });

    expect(await failure(get(testApi(server.url).api))).toMatchObject({ kind: 'bad-body' });
  });

  it('of more than 4 MB is read no further', async () => {
    const megabyte = ' '.repeat(1_000_000);
    let sent = 0;
    const server = await startServer((_, response) => {
      const more = () => {
        while (sent < 100 && !response.destroyed) {
          sent += 1;
          if (!response.write(megabyte)) return void response.once('drain', more);
        }
        response.end('1');
      };
      more();
    });

    expect(await failure(get(testApi(server.url).api))).toMatchObject({ kind: 'bad-body' });
    expect(sent).toBeLessThan(30);
  });

  it('says that nobody answers', async () => {
    const error = await failure(get(testApi('http://127.0.0.1:1').api));

    expect(error).toMatchObject({ kind: 'unreachable', status: undefined });
    expect(error.message).toContain('ECONNREFUSED');
  });
});

describe('the time-out', () => {
  it('ends a silent answer with the exact words', async () => {
    const server = await startServer(() => undefined);

    const error = await failure(get(testApi(server.url, { timeoutMs: 60 }).api));
    expect(error).toMatchObject({ kind: 'timeout', message: 'Request timed out' });
  });

  it('covers a body that trickles in for ever', async () => {
    const server = await startServer((_, response) => {
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    });
    const startedAt = Date.now();

    const error = await failure(get(testApi(server.url, { timeoutMs: 100 }).api));
    expect(error.kind).toBe('timeout');
    expect(Date.now() - startedAt).toBeLessThan(1_000);
  });

  it('starts when the request leaves the limiter, not while it waits for its turn', async () => {
    const server = await startServer((_, response) => void setTimeout(() => response.end('1'), 120));
    const { api } = testApi(server.url, { timeoutMs: 250, limiter: createLimiter(1) });

    await expect(Promise.all([get(api), get(api), get(api)])).resolves.toEqual([1, 1, 1]);
  });
});

describe('the limiter', () => {
  it('bounds two clients together', async () => {
    let now = 0;
    let most = 0;
    const server = await startServer((_, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => (now--, response.end('1')), 15);
    });
    const limiter = createLimiter(3);
    const clients = [testApi(server.url, { limiter }).api, testApi(server.url, { limiter }).api];

    await Promise.all(clients.flatMap((api) => Array.from({ length: 8 }, () => get(api))));
    expect(most).toBe(3);
    expect(server.requests).toHaveLength(16);
  });
});

describe('secrets', () => {
  it('are in no message, address or report', async () => {
    const server = await startServer((_, response) => response.writeHead(500).end());
    const error = await failure(get(testApi(server.url).api, { query: { token: 'hush', page: 1 } }));

    expect(JSON.stringify([error.message, error.url, error])).not.toContain('hush');
    expect(error.url).toContain('token=…&page=1');
  });

  it('are not in the error of a request that never got through', async () => {
    const { api } = testApi('http://127.0.0.1:1', { headers: { 'x-key': 'hush' } });
    const error = await failure(get(api, { query: { token: 'hush' } }));

    expect(JSON.stringify([error.message, error.stack, error, error.cause ?? null])).not.toContain('hush');
  });
});

describe('a POST', () => {
  it('sends a JSON object even when there is nothing to say, and is never remembered', async () => {
    const bodies: string[] = [];
    const server = await startServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => (bodies.push(text), response.end('{}')));
    });
    const { api } = testApi(server.url, { cache: new ResponseCache() });
    await api.post({ path: '/polls/vote', query: { answer: 'a' } });
    await api.post({ path: '/polls/vote', query: { answer: 'a' } });

    expect(bodies).toEqual(['{}', '{}']);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/polls/vote?answer=a',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('is not repeated when it fails', async () => {
    const server = await startServer((request) => void request.socket.destroy());

    await failure(testApi(server.url).api.post({ path: '/polls/vote' }));
    expect(server.requests).toHaveLength(1);
  });
});

describe('a client with a memory', () => {
  it('keeps the answers for two languages apart', async () => {
    const server = await startServer((request, response) =>
      response.end(JSON.stringify(request.headers['x-lang'])),
    );
    const cache = new ResponseCache();
    const es = testApi(server.url, { cache, headers: { 'x-lang': 'es' } }).api;
    const pt = testApi(server.url, { cache, headers: { 'x-lang': 'pt' } }).api;

    expect([await get(es), await get(pt), await get(es)]).toEqual(['es', 'pt', 'es']);
    expect(server.requests).toHaveLength(2);
  });

  it('keeps two shapes of one address apart', async () => {
    const server = await startServer((_, response) => response.end('1'));
    const { api } = testApi(server.url, { cache: new ResponseCache() });

    expect(await get(api)).toBe(1);
    expect(await get(api, { cacheKey: 'other', read: () => 'one' })).toBe('one');
  });

  it('gives the last good answer while the backend fails, and says so once', async () => {
    let down = false;
    const server = await startServer((_, response) => response.writeHead(down ? 500 : 200).end('"good"'));
    const { api, reported } = testApi(server.url, { cache: new ResponseCache({ revalidateMs: 0 }) });
    await get(api);
    down = true;

    expect(await Promise.all([get(api), get(api)])).toEqual(['good', 'good']);
    expect(reported).toHaveLength(1);
    expect(reported[0]?.problem).toContain('Status 500');
  });

  it('says nothing of a status the call expects', async () => {
    let down = false;
    const server = await startServer((_, response) => response.writeHead(down ? 403 : 200).end('"good"'));
    const { api, reported } = testApi(server.url, { cache: new ResponseCache({ revalidateMs: 0 }) });
    await get(api);
    down = true;

    expect(await get(api, { unreportedStatuses: [403] })).toBe('good');
    expect(reported).toEqual([]);
  });

  it('serves readers although the reporter itself is broken', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const server = await startServer((_, response) => response.end('1'));
    const { api } = testApi(server.url, {
      report: () => {
        throw new Error('no log');
      },
    });
    const read: GetCall<unknown>['read'] = (body, issues) => {
      issues.push({ id: 'x', problem: 'odd', kept: true });
      return body;
    };

    expect(await get(api, { read })).toBe(1);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
