import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestsUnderWay } from '../requests/RequestsUnderWay';
import { refuseBeforeNext } from './refuseBeforeNext';

let server: Server;
const handled: string[] = [];
beforeAll(async () => {
  refuseBeforeNext();
  server = createServer((asked, response) => {
    handled.push(`${asked.method} ${asked.url}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => void handled.splice(0));

/** Status and `Allow`. */
async function send(method: string, path: string, headers = {}): Promise<[number | undefined, unknown]> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, method, path, headers }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return [answer.statusCode, answer.headers.allow];
}

/** The answer to a request of HTTP/1.0, which may come without a host. */
async function sendOld(start: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${start} HTTP/1.0\r\n\r\n`);
  return text(socket);
}

describe('before anybody handles it', () => {
  it.each([
    ['TRACE', '/', 'GET, HEAD, POST'],
    ['TRACE', '/_next/static/a.js', 'GET, HEAD'],
    ['POST', '/_next/static/a.js', 'GET, HEAD'],
    ['PUT', '/flags/cr.svg?a', 'GET, HEAD'],
  ])('%s %s is refused', async (method, path, allow) => {
    expect(await send(method, path)).toEqual([405, allow]);
    expect(handled).toEqual([]);
  });

  it.each([
    ['GET', '/'],
    ['HEAD', '/fonts/a.woff2'],
    ['POST', '/api/poll'],
    // The proxy refuses it.
    ['PUT', '/fontsize'],
  ])('%s %s is not', async (method, path) => {
    expect(await send(method, path)).toEqual([200, undefined]);
    expect(handled).toEqual([`${method} ${path}`]);
  });

  it('what is refused is so over HTTP/1.0 as well, and nothing else', async () => {
    expect(await sendOld('TRACE /')).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD, POST\r\n[\s\S]*Connection: close/,
    );
    expect(await sendOld('POST /fonts/a.woff2')).toMatch(/^HTTP\/1\.1 405 /);
    expect(handled).toEqual([]);

    expect(await sendOld('GET /')).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toEqual(['GET /']);
  });

  it('pages are 503 while more are under way than can be made, and files and forms are not', async () => {
    const overloaded = vi.spyOn(requestsUnderWay(), 'isOverloaded', 'get').mockReturnValue(true);
    expect(await send('GET', '/')).toEqual([503, undefined]);
    expect(handled).toEqual([]);
    expect(await send('GET', '/fonts/a.woff2')).toEqual([200, undefined]);
    expect(await send('POST', '/api/poll')).toEqual([200, undefined]);
    overloaded.mockRestore();

    expect(await send('GET', '/')).toEqual([200, undefined]);
  });

  it('what a client expects is told apart', async () => {
    expect(await send('TRACE', '/', { expect: 'a miracle' })).toEqual([405, 'GET, HEAD, POST']);
    expect(await send('GET', '/', { expect: 'another method' })).toEqual([417, undefined]);
    expect(handled).toEqual([]);
  });
});
