import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

let origin: TestOrigin;
let address: string;

beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true, faultRules: [] });
  address = await origin.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => origin.close());
beforeEach(() => origin.cache.clear());

const list = '/v1/sites/FCA/news/latest?page=1&size=20';

type Answer = {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** Whole, as far as the connection tells. */
  isWhole: boolean;
  ms: number;
};

/** An answer as a client gets it over a connection of its own. */
function ask(
  path: string,
  fault: string | null = null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(address + path, {
      agent: false,
      headers: { ...(fault === null ? {} : { 'x-origin-fault': fault }), ...headers },
    });
    asked.once('error', reject);
    asked.once('response', (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      // Told by 'close' and `complete`
      answer.on('error', () => {});
      answer.once('close', () =>
        resolve({
          ...{ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) },
          ...{ isWhole: answer.complete, ms: performance.now() - from },
        }),
      );
    });
    asked.end();
  });
}

const jsonOf = ({ body }: Answer) => JSON.parse(body.toString());

describe('a fault on one request', () => {
  it('answers a status as the server tells of its own problems', async () => {
    const answer = await ask(list, 'status=503');

    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-origin-fault']).toContain('status=503');
    expect(jsonOf(answer)).toEqual({
      ...{ statusCode: 503, code: 'fault', error: 'Service Unavailable' },
      message: 'A fault rule asks for this answer.',
    });
    expect((await ask(list)).status).toBe(200);
  });

  it('hangs until the client gives up', async () => {
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    let heard = 0;
    socket.on('data', ({ length }) => (heard += length));
    socket.write(`GET ${list} HTTP/1.1\r\nHost: origin\r\nx-origin-fault: hang\r\n\r\n`);
    await wait(700);

    expect(heard).toBe(0);
    expect(socket.closed).toBe(false);
    socket.destroy();
  });

  it('delays the right answer', async () => {
    const plain = await ask(list);
    const late = await ask(list, 'delay=400');

    expect(late.ms).toBeGreaterThanOrEqual(395);
    expect(late.status).toBe(200);
    expect(late.body.equals(plain.body)).toBe(true);
    expect(late.headers['etag']).toBe(plain.headers['etag']);
  });

  it('delays another fault', async () => {
    const late = await ask(list, 'delay=200; delay=100; status=502');

    expect(late.status).toBe(502);
    expect(late.ms).toBeGreaterThanOrEqual(295);
  });

  it('trickles the right bytes, a few at a time', async () => {
    const path = '/v1/sites/FCA/news/latest?page=1&size=1';
    const plain = await ask(path);
    const slow = await ask(path, `trickle=${plain.body.length * 2}`);

    expect(slow.body.equals(plain.body)).toBe(true);
    expect(slow.headers['content-length']).toBe(String(plain.body.length));
    expect(slow.ms).toBeGreaterThan(350);
    expect(slow.ms).toBeLessThan(5000);
  });

  it('promises the whole body, sends a half and drops the connection', async () => {
    const plain = await ask(list);
    const cut = await ask(list, 'cut');

    expect(cut).toMatchObject({ status: 200, isWhole: false });
    expect(cut.headers['content-length']).toBe(String(plain.body.length));
    expect(cut.headers['etag']).toBeUndefined();
    expect(cut.body.equals(plain.body.subarray(0, Math.ceil(plain.body.length / 2)))).toBe(true);
  });

  it('answers HTML', async () => {
    const answer = await ask(list, 'html');

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toMatch(/^<!doctype html>/);
  });

  it('answers values of other types, always the same', async () => {
    const path = '/v1/sites/FCA/news/1001';
    const plain = jsonOf(await ask(path));
    const wrong = jsonOf(await ask(path, 'types'));

    expect(Object.keys(wrong)).toEqual(Object.keys(plain));
    expect(wrong).toMatchObject({ id: '1001', title: plain.title.length, tags: null });
    for (const [name, value] of Object.entries(plain)) {
      if (value === null || Array.isArray(value)) expect(wrong[name]).toBe(value === null ? 0 : null);
      else if (typeof value !== 'object') expect(typeof wrong[name]).not.toBe(typeof value);
    }
    expect(jsonOf(await ask(path, 'types'))).toEqual(wrong);
  });

  it('answers bytes that are no text', async () => {
    const answer = await ask(list, 'rubbish');

    expect(answer).toMatchObject({ status: 200, isWhole: true });
    expect(answer.body).toHaveLength(512);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(answer.body)).toThrow();
    expect((await ask(list, 'rubbish')).body.equals(answer.body)).toBe(true);
  });

  it('answers nothing at all', async () => {
    const answer = await ask(list, 'empty');

    expect(answer).toMatchObject({ status: 200, isWhole: true });
    expect(answer.body).toHaveLength(0);
    expect(answer.headers['content-length']).toBe('0');
  });

  it('strikes what is no JSON too', async () => {
    const flag = '/statics/flags/cr.svg';

    expect((await ask(flag, 'status=500')).status).toBe(500);
    expect((await ask(flag, 'cut')).isWhole).toBe(false);
    expect((await ask('/nothing/here', 'html')).status).toBe(200);
  });

  it.each([
    ['status=1', 'x-origin-fault: expected an error status with status, from 400 to 599'],
    ['', 'x-origin-fault: expected a fault such as status=503'],
    ['hang times=2', 'x-origin-fault: expected a fault alone, such as status=503'],
    ['GET hang', 'x-origin-fault: expected a fault alone, such as status=503'],
  ])('refuses %j', async (fault, message) => {
    const answer = await ask(list, fault);

    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({ code: 'bad-request', message });
  });

  it('spares what tells of the server and of its faults', async () => {
    for (const path of ['/health', '/health/', '/faults', '/faults/rules']) {
      expect((await ask(path, 'status=503')).status).toBe(200);
    }
  });
});

describe('faults and the answer cache', () => {
  it.each(['status=500', 'html', 'types', 'rubbish', 'empty', 'cut', 'trickle=1000000', 'delay=1'])(
    'keeps nothing of %s for the next reader',
    async (fault) => {
      const plain = await ask(list);
      origin.cache.clear();

      await ask(list, fault);
      const fromFresh = await ask(list);
      await ask(list, fault);
      const fromKept = await ask(list);

      for (const { status, body, headers } of [fromFresh, fromKept]) {
        expect({ status, etag: headers['etag'] }).toEqual({ status: 200, etag: plain.headers['etag'] });
        expect(body.equals(plain.body)).toBe(true);
      }
    },
  );

  it.each(['status=500', 'html', 'types', 'rubbish', 'empty', 'cut'])(
    'gives no tag with %s that a right answer has',
    async (fault) => {
      const struck = await ask(list, fault);

      expect(struck.headers['etag']).toBeUndefined();
      expect(struck.headers['cache-control']).toBe('no-store');
    },
  );

  it('strikes who has the answer already, who then asks for it in vain', async () => {
    const { etag } = (await ask(list)).headers;
    const known = { 'if-none-match': String(etag) };

    expect((await ask(list, null, known)).status).toBe(304);
    expect((await ask(list, 'types', known)).status).toBe(200);
    expect((await ask(list, 'cut', known)).isWhole).toBe(false);
    expect((await ask(list, 'delay=5', known)).status).toBe(304);
  });
});

describe('closing', () => {
  it('does not wait for who hangs, waits or trickles', async () => {
    const other = await openTestOrigin({ readOnly: true, faultRules: [] });
    const url = new URL(list, await other.app.listen({ port: 0, host: '127.0.0.1' }));
    const ends = ['hang', 'delay=60000', 'trickle=1'].map(async (fault) => {
      const asked = request(url, { agent: false, headers: { 'x-origin-fault': fault } }).end();
      asked.on('response', (answer: IncomingMessage) => answer.resume().on('error', () => {}));
      // A connection that ends without an answer is an error here.
      asked.on('error', () => {});
      await new Promise((resolve) => asked.once('close', resolve));
    });
    await wait(500);

    const from = performance.now();
    await other.close();
    await Promise.all(ends);

    expect(performance.now() - from).toBeLessThan(3000);
  });
});

describe('a server without faults', () => {
  it('knows neither the header nor the page', async () => {
    const plain = await openTestOrigin({ readOnly: true });
    const struck = await plain.app.inject({ url: list, headers: { 'x-origin-fault': 'status=503' } });
    const page = await plain.app.inject('/faults');
    const document = await plain.app.inject('/openapi.json');
    await plain.close();

    expect([struck.statusCode, page.statusCode]).toEqual([200, 404]);
    expect(document.json().paths['/faults/rules']).toBeUndefined();
  });
});
