import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request, written as it is sent: `fetch` and browsers would repair an address first. */
export type Ask = {
  app: string;
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  /** Of a form. */
  body?: string;
  headers?: Record<string, string>;
};
export type Answer = Pick<IncomingMessage, 'rawHeaders'> & { status: number; body: Buffer };

/** What an address answers within 30 s, redirects included. */
export async function ask(address: string, { path, method = 'GET', body, headers }: Ask): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = request({
    ...{ hostname, port, path, method, headers: { accept: '*/*', ...form, ...headers } },
    signal: AbortSignal.timeout(30_000),
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, rawHeaders: answer.rawHeaders, body: await buffer(answer) };
}
