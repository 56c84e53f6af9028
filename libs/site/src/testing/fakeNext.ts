import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestServer } from '@cancha/data-access/testing/startServer';
import { problemHeader, problemPathHeader } from '@cancha/server/problemHeader';
import { startPages } from './startPages';

export const html = 'text/html; charset=utf-8';
/** Longer than what is worth compressing. */
export const document = (title: string): string =>
  `<!doctype html><title>${title}</title><p>${'palabra '.repeat(400)}</p>`;

/** What Next was asked for, and the status that stood on the answer by then. */
type Seen = {
  url: string | undefined;
  problem: unknown;
  problemPath: unknown;
  etag: unknown;
  status: number;
};
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The page of a problem, with what Next says of any page: that it went well and may be kept. */
const explained: Answer = ({ headers }, response) => {
  response.setHeader('Content-Type', html).setHeader('ETag', '"problem"');
  response.setHeader('Cache-Control', 's-maxage=60');
  response.end(document(`Problema ${String(headers[problemHeader])}`));
};

/** A stand-in for Next: `first` answers the page asked for, `second` is the page of a problem. */
function nextWith(first: Answer, second: Answer) {
  const seen: Seen[] = [];
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, headers } = request;
    const problem = headers[problemHeader];
    const problemPath = headers[problemPathHeader];
    seen.push({ url, problem, problemPath, etag: headers['if-none-match'], status: response.statusCode });
    return (problem === undefined ? first : second)(request, response);
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
export async function startWith(
  first: Answer,
  second: Answer = explained,
): Promise<TestServer & { seen: readonly Seen[] }> {
  const { next, seen } = nextWith(first, second);
  return { ...(await startPages(next)), seen };
}
