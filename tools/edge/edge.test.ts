import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Running } from '../bench/startProcess.ts';
import { takeFreePort } from '../bench/takeFreePort.ts';
import { readEdgeSites } from './readEdgeSites.ts';
import { startEdge } from './startEdge.ts';

// An nginx as it runs in production, before an app that says what it was asked.
let folder: string;
let edge: Running;
let app: Server;
let appPort: number;
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let answer: { status: number; cacheControl: string };

const kept = { status: 200, cacheControl: 's-maxage=1, stale-while-revalidate=59' };

async function startApp(port: number): Promise<void> {
  app = createServer((got, response) => {
    asked.push({ url: got.url ?? '', headers: got.headers });
    const headers = {
      'content-type': 'text/html',
      'content-encoding': 'gzip',
      'cache-control': answer.cacheControl,
      vary: 'rsc, accept-encoding',
    };
    setTimeout(() => response.writeHead(answer.status, headers).end(gzipSync(`page ${asked.length}`)), 50);
  }).listen(port, '127.0.0.1');
  await once(app, 'listening');
}

async function stopApp(): Promise<void> {
  app.closeAllConnections();
  await once(app.close(), 'close');
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Asks as a browser does that wants a page of the site. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const [, port] = edge.address.split(/:(?=\d+$)/);
  const host = 'bolavip.example';
  const sent = request({
    port,
    path,
    method,
    agent: false,
    headers: { host, 'accept-encoding': 'gzip', ...headers },
  });
  const [got] = await once(sent.end(), 'response');
  const bytes = await buffer(got);
  const isCompressed = got.headers['content-encoding'] === 'gzip';
  return {
    status: got.statusCode,
    headers: got.headers,
    body: String(isCompressed ? gunzipSync(bytes) : bytes),
  };
}

// `npm test` installs it where it may.
describe.runIf(existsSync('/usr/sbin/nginx'))('the edge', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cancha-edge-'));
    answer = kept;
    await startApp(0);
    appPort = (app.address() as AddressInfo).port;
    const apps = [{ name: 'bolavip', instances: [`127.0.0.1:${appPort}`] }];
    const listen = `127.0.0.1:${await takeFreePort()}`;
    edge = await startEdge(
      { ...{ apps, folder, listen, trusted: [] }, sites: await readEdgeSites(['bolavip']) },
      '/',
    );
  });
  afterAll(async () => {
    await edge.stop();
    await stopApp();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    asked = [];
    answer = kept;
  });

  it('many readers of one page are one request to the app', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/one')));

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('an old page is given while one is made anew, once', async () => {
    const { body } = await ask('/old');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/old')));

    expect(new Set(answers.map((one) => one.body))).toEqual(new Set([body]));
    await expect.poll(async () => (await ask('/old')).body).not.toBe(body);
    expect(asked).toHaveLength(2);
  });

  it('neither cookies nor where readers come from make another page, and all else does', async () => {
    await ask('/split?page=2');
    await ask('/split?page=2', { cookie: '_ga=1; consent=all', 'accept-encoding': 'gzip, br' });
    await ask('/split?utm_source=a&page=2&fbclid=x');
    await ask('/split?page=2&utm_medium=b&utm_campaign=c&gclid=d');
    await ask('/split?utm_source=a', { 'user-agent': 'another' });
    await ask('/split?page=3&xutm_source=1');

    expect(asked.map(({ url }) => url)).toEqual([
      '/split?page=2',
      '/split?utm_source=a',
      '/split?page=3&xutm_source=1',
    ]);
  });

  it('what is one reader’s is given to nobody else', async () => {
    const drafts = { cookie: 'cancha-preview-bolavip=1.x' };
    await ask('/own', drafts);
    await ask('/own', { rsc: '1' });
    await ask('/own');
    await ask('/own', drafts);
    await ask('/own');
    expect(asked).toHaveLength(4);

    asked = [];
    answer = { status: 200, cacheControl: 'private, no-store' };
    await ask('/private');
    await ask('/private');
    expect(asked).toHaveLength(2);
  });

  it('who takes nothing compressed gets a kept page plain', async () => {
    const { body } = await ask('/plain');
    const plain = await ask('/plain', { 'accept-encoding': 'identity' });

    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(body);
    expect(asked).toHaveLength(1);
  });

  it('the app is told the address of the reader, and not what the reader wrote', async () => {
    await ask('/address', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });

    expect(asked[0]?.headers).toMatchObject({
      ...{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', host: 'bolavip.example' },
    });
  });

  it('an app in trouble costs nobody a page that was seen, and says the rest itself', async () => {
    const { body } = await ask('/seen');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    answer = { status: 503, cacheControl: 'no-store' };

    expect(await ask('/seen')).toMatchObject({ status: 200, body });
    expect(await ask('/unseen')).toMatchObject({ status: 503, body: expect.stringContaining('page') });
  });

  it('without an app pages that were seen are there, and others say so in the words of the site', async () => {
    const { body } = await ask('/left');
    await stopApp();
    await new Promise((resolve) => setTimeout(resolve, 1_100));

    expect(await ask('/left')).toMatchObject({ status: 200, body });
    const told = await ask('/br/nunca-lida');
    expect(told).toMatchObject({
      status: 503,
      headers: {
        ...{ 'cache-control': 'no-store', 'retry-after': '10', 'content-type': 'text/html; charset=utf-8' },
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      },
      body: expect.stringContaining('<html lang="pt-BR">'),
    });
    expect((await ask('/nunca-leida')).body).toContain('Error del servidor');

    await startApp(appPort);
    await expect.poll(async () => (await ask('/back')).status, { timeout: 10_000 }).toBe(200);
  });

  it('one address posts thirty forms at once and no more, and reads on', async () => {
    const posts = await Promise.all(Array.from({ length: 40 }, () => ask('/api/newsletter', {}, 'POST')));
    const statuses = posts.map(({ status }) => status);

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect((await ask('/reads-on')).status).toBe(200);
  });
});
