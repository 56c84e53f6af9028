import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestServer } from '@cancha/data-access/testing/startServer';
import { problemHeader } from '../server/problemHeader';
import { startPages } from './startPages';

export const html = 'text/html; charset=utf-8';
/** Longer than what is worth compressing. */
export const document = (title: string): string =>
  `<!doctype html><title>${title}</title><p>${'palabra '.repeat(400)}</p>`;

/** What Next was asked for. */
type Seen = { url: string | undefined; problem: unknown; etag: unknown };
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A stand-in for Next: `first` answers the page asked for, its second rendering is the page of a problem. */
function nextWith(first: Answer) {
  const seen: Seen[] = [];
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, headers } = request;
    const problem = headers[problemHeader];
    seen.push({ url, problem, etag: headers['if-none-match'] });
    if (problem === undefined) return first(request, response);

    response.statusCode = 200;
    response.setHeader('Content-Type', html).setHeader('ETag', '"problem"');
    response.end(document(`Problema ${String(problem)}`));
  };
  return { next, seen };
}

/** As Next sends what it has in memory. */
export const whole =
  (status: number, body: string, type = html): Answer =>
  (_, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type).setHeader('Content-Length', Buffer.byteLength(body));
    response.setHeader('ETag', '"asked"').setHeader('X-Asked', 'yes').end(body);
  };

/** As Next streams: it waits while a buffer is full, and at the end for the answer to be finished. */
export const streamed =
  (status: number, parts: readonly string[]): Answer =>
  async (_, response) => {
    let drained = () => {};
    response.on('drain', () => drained());
    const finished = new Promise((resolve) => response.once('finish', resolve));
    response.statusCode = status;
    response.setHeader('Content-Type', html);
    for (const part of parts)
      if (!response.write(part)) await new Promise<void>((resolve) => (drained = resolve));
    response.end();
    await finished;
  };

/** A server for one test, and what its Next was asked for. */
export async function startWith(first: Answer): Promise<TestServer & { seen: readonly Seen[] }> {
  const { next, seen } = nextWith(first);
  return { ...(await startPages(next)), seen };
}
