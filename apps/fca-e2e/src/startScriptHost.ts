import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';

export type HostFailure = 'missing' | 'html' | 'throws' | 'silent' | 'unreachable';

export type ScriptHost = {
  origin: string;
  /** What was asked for or sent to it, in the order it came: path with query. */
  asked: string[];
  /** How it fails from now on; `null`: it works. */
  failure: HostFailure | null;
  stop(): void;
};

const standIn = (service: string) =>
  readFileSync(
    path.join(workspaceFolder, `libs/integrations/src/${service}/testing/${service}.standIn.js`),
    'utf8',
  );

function fail(failure: HostFailure, response: ServerResponse): void {
  if (failure === 'silent') return;
  if (failure === 'unreachable') return void response.destroy();
  if (failure === 'missing') return void response.writeHead(404).end();
  const [type, body] =
    failure === 'html'
      ? ['text/html', '<!doctype html><title>Sign in</title>']
      : ['text/javascript', 'throw new Error("The vendor fails.")'];
  response.writeHead(200, { 'content-type': type }).end(body);
}

/** A host of the scripts of services, in their public shape: `/{service}.js`. What they send is kept in `asked`. */
export async function startScriptHost(): Promise<ScriptHost> {
  const server = createServer(({ url = '/' }, response) => {
    host.asked.push(url);
    const [, service] = /^\/(\w+)\.js(?:\?|$)/.exec(url) ?? [];
    if (!service) response.writeHead(204).end();
    else if (host.failure) fail(host.failure, response);
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(standIn(service));
  });
  const host: ScriptHost = {
    origin: '',
    asked: [],
    failure: null,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
