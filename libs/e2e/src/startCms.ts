import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * What becomes of a form. `half`: an answer that ends too soon. `cut`: the connection ends without one. `hang`: it never
 * comes. A number is the status.
 */
export type CmsMode =
  'take' | 'take slowly' | 'false' | 'refuse' | 'html' | 'half' | 'cut' | 'hang' | 429 | 500;

type Sent = { url: string; form: Record<string, string>; key: string };

export type Cms = {
  /** With its `/api`. */
  url: string;
  mode: CmsMode;
  /** All that was sent, taken or not. */
  readonly sent: Sent[];
  close(): void;
};

/** The CMS of a backend, but for the forms that are sent to it and the addresses in them: those are kept here. */
export async function startCms(backend: string): Promise<Cms> {
  const sent: Sent[] = [];
  const addresses = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const asked = new URL(url, backend).searchParams.get('filter[email]');
      if (asked !== null) return response.writeHead(addresses.has(asked) ? 200 : 404).end('[]');
      if (request.method !== 'POST') {
        const answer = await fetch(backend + url);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        return response.end(await answer.text());
      }
      const { form } = JSON.parse(await readText(request)) as Pick<Sent, 'form'>;
      sent.push({ url, form, key: String(request.headers['idempotency-key']) });
      if (cms.mode === 'cut') return request.socket.destroy();
      if (cms.mode === 'hang') return undefined;
      if (cms.mode === 'half') return cutAnswer(response);
      const status = typeof cms.mode === 'number' ? cms.mode : cms.mode === 'refuse' ? 401 : 200;
      if (cms.mode === 'take' || cms.mode === 'take slowly') addresses.add(form['email'] ?? '');
      if (cms.mode === 'take slowly') await setTimeout(700);
      const bodies: Partial<Record<CmsMode, string>> = {
        false: 'false',
        refuse: '{}',
        html: '<h1>Welcome</h1>',
        429: '{}',
        500: '{}',
      };
      return response
        .writeHead(status, { 'retry-after': '120' })
        .end(bodies[cms.mode] ?? JSON.stringify(form));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cms: Cms = {
    url: `http://127.0.0.1:${port}/api`,
    mode: 'take',
    sent,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return cms;
}

function cutAnswer(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 100 });
  response.write('{"form":', () => response.destroy());
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
