import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ScriptMode } from './scriptModes.ts';

const sources = path.join(import.meta.dirname, '../..');

/** The service that a script belongs to: `/works/dataLayer.js` is `dataLayer/testing/dataLayer.standIn.js`. */
function readScript(service: string): string {
  return readFileSync(path.join(sources, service, `testing/${service}.standIn.js`), 'utf8');
}

function answer(mode: ScriptMode, service: string, response: ServerResponse): void {
  if (mode === 'silent') return;
  if (mode === 'unreachable') return void response.destroy();
  if (mode === 'missing') return void response.writeHead(404).end();
  if (mode === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
    return;
  }
  response.setHeader('content-type', 'text/javascript');
  const script = readScript(service);
  if (mode === 'throws') response.end(`throw new Error('The script fails.');`);
  else if (mode === 'cut') response.end(script.slice(0, script.length / 2));
  else response.end(script);
}

/** A host that serves the scripts of services in their public shape, `/{mode}/{service}.js`, or fails to. */
export class ScriptService {
  private readonly server: Server;
  /** What was asked for, in the order it came: path with query. */
  readonly asked: string[] = [];

  constructor() {
    this.server = createServer((request, response) => this.take(request, response));
  }

  private take({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    this.asked.push(url);
    response.setHeader('access-control-allow-origin', '*');
    const [, mode, service] = /^\/(\w+)\/(\w+)\.js(?:\?|$)/.exec(url) ?? [];
    if (mode && service) answer(mode as ScriptMode, service, response);
    // What a script sends: kept in `asked`.
    else response.writeHead(204).end();
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
