import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { takeFreePort } from './takeFreePort';

/**
 * `hang`: never an answer. `trickle`: an answer that goes on for ever, a byte a second. `error`: status 500.
 * `refuse`: status 403. `busy`: status 429. `html`: somebody else's page with status 200. `false`: no more than that, with
 * status 200. `cut`: half an answer. `rubbish`: bytes that are no text. `empty`: no body. `huge`: 100 MB. A function: the
 * answer, changed.
 */
export type Fault =
  | 'hang'
  | 'trickle'
  | 'error'
  | 'refuse'
  | 'busy'
  | 'html'
  | 'false'
  | 'cut'
  | 'rubbish'
  | 'empty'
  | 'huge'
  | ((answer: unknown) => unknown);

/** What is wrong with the answer to a path (with its query); `null` where nothing is. */
export type ChooseFault = (path: string) => Fault | null;

export type FaultyBackend = {
  readonly origin: string;
  /** From now on answers are as `choose` says. */
  break(choose: ChooseFault): void;
  heal(): void;
  /** Nobody listens any more: connections are refused, those that are open end. */
  disappear(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

/** The real backend behind a server that can fail in the ways a network and a backend do. */
export async function startFaultyBackend(realOrigin: string): Promise<FaultyBackend> {
  const port = await takeFreePort();
  let choose: ChooseFault = () => null;
  let server: Server | null = null;

  const comeBack = async () => {
    server = createServer((request, response) => {
      answer(request, response, { realOrigin, fault: choose(request.url ?? '/') }).catch(() =>
        response.destroy(),
      );
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const disappear = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    server = null;
    await closed;
  };

  await comeBack();
  return {
    origin: `http://127.0.0.1:${port}`,
    break: (next) => (choose = next),
    heal: () => (choose = () => null),
    disappear,
    comeBack,
    close: disappear,
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { realOrigin, fault }: { realOrigin: string; fault: Fault | null },
): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'trickle') return trickle(response);
  if (fault === 'error')
    return send(response, 500, '{"statusCode":500,"code":"internal","error":"","message":""}');
  if (fault === 'refuse') return send(response, 403, '{}');
  if (fault === 'busy') return send(response, 429, '{}');
  if (fault === 'false') return send(response, 200, 'false');
  if (fault === 'html') return send(response, 200, '<!doctype html><title>Welcome</title>', 'text/html');
  if (fault === 'empty') return send(response, 200, '');
  if (fault === 'rubbish') return send(response, 200, randomBytes(512));
  if (fault === 'huge') return sendHuge(response);

  const real = await fetch(realOrigin + (request.url ?? '/'), { headers: ownHeaders(request) });
  const text = await real.text();
  if (fault === 'cut') return cut(response, text);
  send(response, real.status, fault ? JSON.stringify(fault(JSON.parse(text))) : text);
}

function ownHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('x-') && typeof value === 'string' ? [[name, value]] : [],
  );
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'application/json',
): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 1_000);
  response.on('close', () => clearInterval(timer));
}

const megabyte = Buffer.alloc(1_000_000, ' ');

/** As JSON, and as fast as it is read. */
function sendHuge(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  Readable.from(Array.from({ length: 100 }, () => megabyte)).pipe(response);
}

function cut(response: ServerResponse, text: string): void {
  const bytes = Buffer.from(text);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
}
