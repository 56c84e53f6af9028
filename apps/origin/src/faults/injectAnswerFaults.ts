import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FaultRule } from './faultRule.ts';
import { mistype } from './mistype.ts';
import { cutShort, trickle } from './slowBodies.ts';

/** Injects faults into finished answers. Register it after the answer cache, which then keeps the right ones. */
export function injectAnswerFaults(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!request.fault) return payload;
    const body = await readBody(payload);
    return body.length === 0 ? body : injectFault(reply, body, request.fault);
  });
}

function injectFault(reply: FastifyReply, body: Buffer, { fault, value }: FaultRule): Buffer | Readable {
  // A slow answer is a right one: it may be kept like any other.
  if (fault === 'trickle') {
    reply.header('content-length', body.length);
    return trickle(body, value ?? 1, reply.raw);
  }
  // Or a client that kept it would be told later that nothing has changed.
  reply.removeHeader('etag').header('cache-control', 'no-store');
  if (fault === 'cut') {
    reply.header('content-length', body.length);
    return cutShort(body, reply.raw);
  }
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return body;
  reply.removeHeader('content-length');
  return Buffer.from(JSON.stringify(mistype(JSON.parse(body.toString()))));
}

async function readBody(payload: unknown): Promise<Buffer> {
  if (payload instanceof Readable) return buffer(payload);
  if (Buffer.isBuffer(payload)) return payload;
  return Buffer.from(typeof payload === 'string' ? payload : '');
}
