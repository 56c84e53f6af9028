import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How the service behaves; all but the first two are ways to fail. */
export type FormServiceMode =
  | 'accept'
  | 'slow'
  | 'unknown form'
  | 'null'
  | 'a number'
  | 'no access'
  | 'unknown collection'
  | 'fail'
  | 'HTML'
  | 'HTML with 200'
  | 'half of an answer'
  | 'redirect'
  | 'hang'
  | 'hang in the answer'
  | 'cut'
  | 'stored, then cut';

type Stored = { readonly form: string; readonly fields: Record<string, string>; readonly key: string };

/** The forms of Cockpit 1 on this machine, with the add-on that looks addresses up. */
export class FormService {
  mode: FormServiceMode = 'accept';
  /** Whether it keeps one key once, like our own backend. Cockpit as it comes keeps whatever is sent. */
  knowsKeys = true;
  readonly stored: Stored[] = [];
  /** Method, path and query of all that was asked. */
  readonly requests: string[] = [];
  readonly token = 'token-of-the-service';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** With its `/api`, like the address of the CMS. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    const body = await readText(request);
    switch (this.mode) {
      case 'slow':
        await setTimeout(100);
        return this.#take(request, response, body);
      case 'accept':
        return this.#take(request, response, body);
      case 'unknown form':
        return answer(response, 200, 'false');
      case 'null':
        return answer(response, 200, 'null');
      case 'a number':
        return answer(response, 200, '1');
      case 'no access':
        return answer(response, 401, '{"error":"Unauthorized"}');
      case 'unknown collection':
        return answer(response, 412, '{"error":"Collection not found"}');
      case 'fail':
        return answer(response, 500, '{"error":"internal"}');
      case 'HTML':
        return answer(response, 502, '<h1>Bad gateway</h1>', 'text/html');
      case 'HTML with 200':
        return answer(response, 200, '<h1>Welcome</h1>', 'text/html');
      case 'half of an answer':
        return answer(response, 200, '{"name":');
      case 'redirect':
        return void response.writeHead(302, { location: '/login' }).end();
      case 'hang':
        return;
      case 'hang in the answer':
        return void response.writeHead(200, { 'content-length': 100 }).write('{');
      case 'cut':
        return void request.socket.destroy();
      case 'stored, then cut':
        this.#keep(request, body);
        return void request.socket.destroy();
    }
  }

  #take(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    if (searchParams.get('token') !== this.token) return answer(response, 401, '{"error":"Unauthorized"}');
    if (request.method === 'POST') return answer(response, 200, JSON.stringify(this.#keep(request, body)));
    const form = formOf(pathname);
    const email = searchParams.get('filter[email]');
    const isKnown = this.stored.some((one) => one.form === form && one.fields['email'] === email);
    answer(response, isKnown ? 200 : 404, isKnown ? JSON.stringify([{ email }]) : '{"error":"unknown"}');
  }

  #keep(request: IncomingMessage, body: string): Record<string, string> | false {
    const { form: fields = {} } = JSON.parse(body) as { form?: Record<string, string> };
    if (Object.keys(fields).length === 0) return false;
    const key = String(request.headers['idempotency-key']);
    const form = formOf(new URL(request.url ?? '', this.url).pathname);
    const isKept = this.knowsKeys && this.stored.some((one) => one.key === key);
    if (!isKept) this.stored.push({ form, fields, key });
    return fields;
  }
}

const formOf = (pathname: string) => decodeURIComponent(pathname.split('/').at(-1) ?? '');

function answer(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
