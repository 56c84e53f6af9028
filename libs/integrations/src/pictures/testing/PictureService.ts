import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PictureServiceMode =
  | 'serve'
  | 'missing'
  | 'fail'
  | 'HTML'
  | 'empty'
  | 'too large'
  | 'redirect'
  | 'cut'
  | 'hang'
  | 'hang in the answer';

const svg = { 'content-type': 'image/svg+xml' };

/** A host of static pictures on this machine, which has one shield under every path. */
export class PictureService {
  mode: PictureServiceMode = 'serve';
  /** Where a redirect leads. */
  elsewhere = '';
  readonly requests: string[] = [];
  readonly #server = createServer((request, response) => {
    this.requests.push(request.url ?? '');
    switch (this.mode) {
      case 'serve':
        return void response.writeHead(200, svg).end('<svg/>');
      case 'missing':
        return void response.writeHead(404, svg).end('<svg/>');
      case 'fail':
        return void response.writeHead(503, svg).end('<svg/>');
      case 'HTML':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<svg/>');
      case 'empty':
        return void response.writeHead(200, svg).end();
      case 'too large':
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(600_000));
      case 'redirect':
        return void response.writeHead(302, { location: this.elsewhere }).end();
      case 'cut':
        return void response.destroy();
      case 'hang':
        return;
      case 'hang in the answer':
        return void response.writeHead(200, svg).write('<svg');
    }
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
