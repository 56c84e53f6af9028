import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerKey } from './answerKey.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The article this answer shows in full: one more view of it, from the cache too. */
    viewedArticle: ViewedArticle | null;
    /** What it is kept under; empty where nothing is asked of the cache. */
    answerKey: string;
  }
}

export type ViewedArticle = { site: string; id: number };

type Answer = { body: Buffer; etag: string; type: string; vary: string; viewed: ViewedArticle | null };

export type AnswerCache = { clear: () => void; readonly size: number };

type Options = {
  maxBytes?: number;
  /** How long an answer is kept that only a new seed changes, in ms. */
  ttlMs?: number;
  /** The same for answers that change with the hour or with what readers do. */
  movingTtlMs?: number;
  /** Called once for each answered request that showed a full article. */
  onView: (article: ViewedArticle) => void;
};

// The shared caches in front may keep an answer this long; the origin itself is asked often and cheaply.
const cacheControl = 'public, max-age=2, stale-while-revalidate=30';
const apiPath = /^\/(v1|v2|api|soccer)\//;
/** What changes though nothing was published: what is most read or said, what is picked for now, and which matches are nearest to now. */
const movingPath =
  /\/(news\/(most-viewed|zone\/)|comments\/|betting\/)|^\/soccer\/(matches|next-match|tournament\/\w+\/calendar)\b/;

/**
 * Keeps successful GET answers of the APIs as finished bytes with an ETag, and answers `If-None-Match` with 304.
 * Keyed by what is read of a request. Bounded by bytes; an answer is dropped after its time (ten minutes, or half a minute where it moves) or when
 * `clear` is called.
 */
export function installAnswerCache(app: FastifyInstance, options: Options): AnswerCache {
  const { maxBytes = 64 * 1024 * 1024, ttlMs = 600_000, movingTtlMs = 30_000, onView } = options;
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 500,
  });

  app.decorateRequest('viewedArticle', null);
  app.decorateRequest('answerKey', '');
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.showsDrafts) return;
    request.answerKey = answerKey(request);
    const kept = answers.get(request.answerKey);
    if (!kept) return;
    if (kept.viewed) onView(kept.viewed);
    return sendAnswer(request, reply, kept);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isKeepable(request, reply, payload)) return payload;
    const answer = toAnswer(request, reply, payload);
    answers.set(request.answerKey, answer, { ttl: movingPath.test(request.url) ? movingTtlMs : ttlMs });
    if (answer.viewed) onView(answer.viewed);
    setHeaders(reply, answer);
    if (!hasSame(request, answer)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
  return {
    clear: () => answers.clear(),
    get size() {
      return answers.size;
    },
  };
}

function isKeepable(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  // An answer from the cache brings its ETag along and is not kept twice.
  const fresh = request.method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('etag');
  // A route that says itself how long its answer may be kept means us too.
  if (request.showsDrafts || reply.hasHeader('cache-control')) return false;
  return fresh && typeof payload === 'string' && apiPath.test(request.url);
}

function toAnswer(request: FastifyRequest, reply: FastifyReply, payload: string): Answer {
  // Encoded once: a long string would be encoded again for every reader.
  const body = Buffer.from(payload);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const type = String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8');
  const vary = String(reply.getHeader('vary') ?? '');
  return { body, etag, type, vary, viewed: request.viewedArticle };
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  setHeaders(reply, answer);
  return hasSame(request, answer) ? reply.code(304).send() : reply.type(answer.type).send(answer.body);
}

function setHeaders(reply: FastifyReply, answer: Answer): void {
  reply.header('etag', answer.etag).header('cache-control', cacheControl);
  if (answer.vary) reply.header('vary', answer.vary);
}

function hasSame(request: FastifyRequest, { etag }: Answer): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
