import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request brought the key: drafts are answered like published articles. */
    showsDrafts: boolean;
  }
}

export const draftHeader = 'x-draft-key';

const contentPath = /^\/v[12]\/sites\//;

/**
 * Lets whoever sends the key in `x-draft-key` read drafts. Such an answer is kept by nobody, and a wrong key is the
 * same as none. Without a key of our own nobody reads drafts. Register it before the answer cache.
 */
export function installDraftMode(app: FastifyInstance, key: string | null): void {
  app.decorateRequest('showsDrafts', false);
  if (key === null) return;

  const own = digest(key);
  app.addHook('onRequest', async (request, reply) => {
    if (!contentPath.test(request.url)) return;
    // Or a shared cache in front would answer an editor with what readers get.
    reply.header('vary', draftHeader);
    const given = request.headers[draftHeader];
    request.showsDrafts = typeof given === 'string' && timingSafeEqual(digest(given), own);
    if (request.showsDrafts) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
