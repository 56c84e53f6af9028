import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How the service behaves; all but the first are ways to fail. */
export type ErrorServiceMode =
  | 'accept'
  | 'slow'
  | 'hang'
  | 'hang in the answer'
  | 'fail'
  | 'limit'
  | 'limit until a date'
  | 'limit errors'
  | 'HTML'
  | 'HTML with 200'
  | 'redirect'
  | 'close'
  | 'cut the answer'
  | 'refuse the key';

type ReceivedEvent = { readonly envelope: string; readonly event: Record<string, unknown> };

const publicKey = 'c0ffee';

/** A service that takes error reports on this machine, with the addresses and answers of Sentry's public interface. */
export class ErrorService {
  mode: ErrorServiceMode = 'accept';
  /** What was taken. */
  readonly events: ReceivedEvent[] = [];
  /** Whether it was taken or not. */
  requests = 0;
  mostAtOnce = 0;
  #open = 0;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get dsn(): string {
    return `http://${publicKey}@127.0.0.1:${(this.#server.address() as AddressInfo).port}/errors/7`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++;
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#open);
    response.once('close', () => this.#open--);
    const body = await readText(request);

    switch (this.mode) {
      case 'slow':
        await setTimeout(100);
        return this.#accept(request, response, body);
      case 'accept':
        return this.#accept(request, response, body);
      case 'limit errors':
        response.setHeader(
          'x-sentry-rate-limits',
          '60:transaction:key, 120:error;default:organization:quota',
        );
        return this.#accept(request, response, body);
      case 'hang':
        return;
      case 'hang in the answer':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{');
        return;
      case 'fail':
        return answerJson(response, 500, { detail: 'internal error' });
      case 'limit':
        return answerJson(response, 429, { detail: 'rate limited' }, { 'retry-after': '120' });
      case 'limit until a date':
        return answerJson(response, 429, {}, { 'retry-after': new Date(Date.now() + 120_000).toUTCString() });
      case 'HTML':
        return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      case 'HTML with 200':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
      case 'redirect':
        return void response.writeHead(302, { location: '/elsewhere' }).end();
      case 'close':
        return void request.socket.destroy();
      case 'cut the answer':
        response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100 }).write('{');
        return void setTimeout(10).then(() => request.socket.destroy());
      case 'refuse the key':
        return answerJson(response, 403, { detail: 'bad sentry DSN public key' });
    }
  }

  #accept(request: IncomingMessage, response: ServerResponse, body: string): void {
    const isAsked = request.method === 'POST' && request.url === '/errors/api/7/envelope/';
    if (!isAsked) return answerJson(response, 404, {});
    if (!String(request.headers['x-sentry-auth']).includes(`sentry_key=${publicKey}`)) {
      return answerJson(response, 403, { detail: 'missing authorization information' });
    }
    const event = readEvent(body);
    if (event === null) return answerJson(response, 400, { detail: 'invalid envelope' });
    this.events.push({ envelope: body, event });
    answerJson(response, 200, { id: event['event_id'] });
  }
}

/** The one event of an envelope; `null` when the envelope breaks a rule of the format. */
function readEvent(envelope: string): Record<string, unknown> | null {
  const [header = '', item = '', payload = '', ...rest] = envelope.split('\n');
  try {
    const { event_id: id } = JSON.parse(header) as { event_id: string };
    const { type, length } = JSON.parse(item) as { type: string; length: number };
    const event = JSON.parse(payload) as Record<string, unknown>;
    const isWhole = Buffer.byteLength(payload) === length && rest.join('') === '';
    return type === 'event' && isWhole && /^[0-9a-f]{32}$/.test(id) && event['event_id'] === id
      ? event
      : null;
  } catch {
    return null;
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answerJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
