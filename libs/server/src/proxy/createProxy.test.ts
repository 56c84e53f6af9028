import { NextRequest, type NextResponse } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestsUnderWay } from '../requests/RequestsUnderWay';
import {
  ask,
  checkTopic,
  fca,
  mexico,
  origin,
  pageAt,
  pageOf,
  proxyOf,
  report,
  requestOf,
  startTestLog,
} from './testing/aProxy';

let log: ReturnType<typeof startTestLog>;
beforeEach(() => {
  log = startTestLog();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('is rendered for its public address, which stays as it is', async () => {
    const answer = await ask('/tema/mls?page=2');

    expect(answer.status).toBe(200);
    expect(pageOf(answer)).toBe('/fca/topic/mls/2');
    expect(answer.headers.get('x-middleware-rewrite')).toBeNull();
    expect(answer.headers.get('x-internal-path')).toBeNull();
  });

  it('is one for all, whatever else the reader’s query says', async () => {
    expect(await pageAt('/?utm_source=x')).toBe('/fca/home');
    expect(await pageAt('/ultimas-noticias?page=2&utm_source=x')).toBe('/fca/latest/2');
  });

  it('keeps an escaped question mark in the path', async () => {
    expect(await pageAt('/tema/a%3Fb')).toBe('/fca/topic/a%3Fb/1');
  });

  it('is never the one that a request names itself', async () => {
    const named = { 'x-internal-path': '/fca/home' };

    expect(await pageAt('/tema/mls', [fca], named)).toBe('/fca/topic/mls/1');
    expect(await pageAt('/home', [fca], named)).toBe('/fca/problem/notFound');
  });

  it('is asked for its data with the site and what the address says', async () => {
    await ask('/tema/mls?page=2');

    expect(checkTopic).toHaveBeenCalledExactlyOnceWith({ site: 'fca', topic: 'mls', page: '2' });
  });

  it('is not asked for its data by each of many readers', async () => {
    const proxy = proxyOf();
    await Promise.all([1, 2, 3].map(() => proxy(requestOf('/tema/mls'))));

    expect(checkTopic).toHaveBeenCalledOnce();
  });
});

describe('a form that is posted to its page', () => {
  const post = async (body: string, address = '/info/contacto') =>
    proxyOf()(
      new NextRequest(origin + address, { method: 'POST', body, headers: { host: 'localhost:4001' } }),
    );

  it('is answered with data, an address, or the page with its status', async () => {
    const [data, sent, wrong] = [await post('data'), await post('sent'), await post('wrong')];
    const again = await post('again');

    expect([data.status, sent.status, wrong.status, again.status]).toEqual([422, 303, 422, 307]);
    expect(again.headers.get('location')).toBe(`${origin}/info/contacto?marked`);
    expect(await data.json()).toEqual({ site: 'fca' });
    expect(sent.headers.get('location')).toBe(`${origin}/info/gracias`);
    expect(pageOf(wrong)).toBe('/fca/info-returned/contact/1');
    expect([data, sent, wrong].map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(3).fill('no-store'),
    );
  });

  it('is no server action, whatever its headers say', async () => {
    const parts = 'multipart/form-data; boundary=x';
    const headers = { host: 'localhost:4001', 'next-action': 'made-up', 'content-type': parts };
    for (const path of ['/info/contacto', '/no-such-page']) {
      const answer = await proxyOf()(
        new NextRequest(origin + path, { method: 'POST', body: 'wrong', headers }),
      );

      expect(answer.headers.get('x-middleware-override-headers')).toContain('host');
      expect(answer.headers.get('x-middleware-override-headers')).not.toMatch(/next-action|content-type/);
    }
  });

  it('is refused where the page takes none', async () => {
    for (const refused of [await post('other'), await post('wrong', '/')]) {
      expect([refused.status, refused.headers.get('allow'), pageOf(refused)]).toEqual([
        405,
        'GET, HEAD',
        null,
      ]);
    }
  });

  it('is left to the route handler of an address that is no page', async () => {
    expect(pageOf(await post('', '/robots.txt'))).toBe('/fca/robots');
  });

  it('has no page at the internal address of one that came back', async () => {
    expect(pageOf(await post('wrong', '/info-returned/contact/1'))).toBe('/fca/problem/notFound');
  });
});

describe('what an answer may run', () => {
  const theirs = { 'content-security-policy': "script-src 'nonce-mine'" };
  /** The word with which Next marks its scripts. */
  const markOf = (answer: NextResponse) =>
    /'nonce-(.+)'/.exec(answer.headers.get('x-middleware-request-content-security-policy') ?? '')?.[1];
  const policyOf = ({ headers }: NextResponse) => headers.get('content-security-policy');

  it('comes with the page that is kept, whose mark is ours, whatever its reader sends', async () => {
    const pages = await Promise.all([ask('/'), ask('/', [fca], theirs), ask('/tema/nada')]);

    expect(pages.map(policyOf)).toEqual([null, null, null]);
    expect(new Set(pages.map(markOf)).size).toBe(3);
    for (const page of pages) expect(markOf(page)).toMatch(/^[\w-]{48}$/);
  });

  it('is said beforehand of a page for one reader, with a mark of its own', async () => {
    const post = () =>
      new NextRequest(`${origin}/info/contacto`, {
        ...{ method: 'POST', body: 'wrong', headers: { host: 'localhost:4001', ...theirs } },
      });
    const proxy = proxyOf();
    const answers = [await proxy(post()), await proxy(post())];

    for (const answer of answers) expect(policyOf(answer)).toContain(`'nonce-${markOf(answer)}'`);
    expect(new Set([...answers, await ask('/')].map(markOf)).size).toBe(3);
  });

  it('is nothing where there is no page', async () => {
    for (const address of ['/robots.txt', '/tema/vieja', '/es/tema/mls'])
      expect(policyOf(await ask(address, [fca], theirs)), address).toMatch(/^default-src 'none'/);
    expect(markOf(await ask('/robots.txt', [fca], theirs))).toBeUndefined();
  });
});

describe('an answer without a page', () => {
  it('sends a first page with a number to the one without, for good', async () => {
    const answer = await ask('/tema/mls?page=1&a=b');

    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${origin}/tema/mls?a=b`);
  });

  it.each(['/no-existe', '/tema/nada', '/ultimas-noticias?page=0', '/fca/home'])(
    'is a document with status 404 at %s, which a cache may hold',
    async (address) => {
      const answer = await ask(address);

      expect(answer.status).toBe(404);
      expect(pageOf(answer)).toBe('/fca/problem/notFound');
      expect(answer.headers.get('cache-control')).toBeNull();
    },
  );

  it.each([
    ['/tema/vieja', 308],
    ['/tema/prestada', 302],
  ])('follows what the backend says of %s, with its status', async (address, status) => {
    const answer = await ask(address);

    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(`${origin}/tema/nueva`);
  });

  it.each([
    ['503 while the data cannot be had', '/tema/rota', 503],
    ['500 after a mistake of ours', '/tema/nuestra', 500],
  ])('is a document that nobody holds, with status %s', async (_, address, status) => {
    const answer = await ask(address);

    expect(answer.status).toBe(status);
    expect(pageOf(answer)).toBe('/fca/problem/serverError');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  it('is 503 that asks for itself again where the backend takes too long, and the page when it has come', async () => {
    const call = Promise.withResolvers<void>();
    checkTopic.mockImplementationOnce(() => call.promise);
    const proxy = proxyOf();
    const late = await proxy(requestOf('/tema/lenta'));

    expect([late.status, pageOf(late)]).toEqual([503, '/fca/problem/serverError']);
    expect(late.headers.get('retry-after')).toBe('30');
    expect(late.headers.get('refresh')).toBe('10');
    expect(log.lines).toMatchObject([
      { event: 'broken-page', path: '/tema/lenta', error: { message: 'Request timed out' } },
    ]);

    call.resolve();
    await vi.waitFor(async () => expect((await proxy(requestOf('/tema/lenta'))).status).toBe(200));
    expect(checkTopic).toHaveBeenCalledOnce();
  });

  it('is 503 for a new page while too much is asked for, and a page that is kept goes on', async () => {
    const proxy = proxyOf();
    await proxy(requestOf('/tema/mls'));
    const busy = vi.spyOn(requestsUnderWay(), 'isBusy', 'get').mockReturnValue(true);
    const turnedAway = await proxy(requestOf('/tema/otra'));

    expect([turnedAway.status, pageOf(turnedAway)]).toEqual([503, '/fca/problem/serverError']);
    expect(turnedAway.headers.get('retry-after')).toBe('30');
    expect((await proxy(requestOf('/tema/mls'))).status).toBe(200);
    busy.mockRestore();
    expect((await proxy(requestOf('/tema/otra'))).status).toBe(200);
  });

  it('is logged when it is broken, and reported, with where it was and without secrets', async () => {
    await ask('/mx/tema/rota?token=hunter2', [fca, mexico]);

    expect(log.lines).toEqual([
      expect.objectContaining({
        ...{ level: 'error', site: 'mx', path: '/mx/tema/rota?token=[redacted]', status: 503 },
        error: expect.objectContaining({
          message: 'Status 503 from https://cms.example/api?token=[redacted]',
        }),
      }),
    ]);
    expect(JSON.stringify(log.lines)).not.toContain('hunter2');
    expect(report).toHaveBeenCalledOnce();
  });
});
