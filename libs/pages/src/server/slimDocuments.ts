import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { slimPayload } from './slimPayload.ts';

/** Slim documents by the entity tag of the whole ones, which Next gives again for the same page from its cache. */
const slimmed = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }, { length: tag }) => length + tag,
});

function slimDocument(body: string | Buffer, tag: unknown): Buffer {
  const kept = typeof tag === 'string' ? slimmed.get(tag) : undefined;
  if (kept) return kept;
  const slim = Buffer.from(slimPayload(body.toString()));
  if (typeof tag === 'string') slimmed.set(tag, slim);
  return slim;
}

/** Sends HTML documents without what they would say twice. What is streamed goes out as it comes. */
export function slimDocuments(response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const isWhole = (body: unknown): body is string | Buffer =>
    (typeof body === 'string' || Buffer.isBuffer(body)) &&
    !response.headersSent &&
    String(response.getHeader('content-type') ?? '').startsWith('text/html');

  Object.assign(response, {
    end(body?: unknown, ...rest: unknown[]) {
      if (!isWhole(body)) return end(body, ...rest);
      const slim = slimDocument(body, response.getHeader('etag'));
      if (response.hasHeader('content-length')) response.setHeader('Content-Length', slim.length);
      return end(slim, ...rest.filter((arg) => typeof arg === 'function'));
    },
  });
}
