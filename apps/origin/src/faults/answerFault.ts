import type { FastifyReply } from 'fastify';
import { hash, randomFrom } from '@cancha/drawings/random.ts';
import { errorBody } from '../server/ApiProblem.ts';

const json = 'application/json; charset=utf-8';
const rubbishBytes = 512;

/** What a proxy in front of a backend shows when the backend is down. */
const proxyPage =
  '<!doctype html><html lang="en"><title>Bad gateway</title><h1>502 Bad gateway</h1></html>\n';

/** Answers with a status and the body that goes with it. */
export function answerStatus(reply: FastifyReply, status: number): FastifyReply {
  const body = errorBody(status, 'fault', 'A fault rule asks for this answer.');
  return reply.code(status).type(json).send(JSON.stringify(body));
}

// Each as bytes with 200, as careless proxies do; the answer cache keeps text alone.
export function answerHtml(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(Buffer.from(proxyPage));
}

export function answerEmpty(reply: FastifyReply): FastifyReply {
  return reply.type(json).send(Buffer.alloc(0));
}

/** Bytes that are no text and no JSON; the same for the same address. */
export function answerRubbish(reply: FastifyReply): FastifyReply {
  const draw = randomFrom(hash(reply.request.url));
  const bytes = Buffer.from(Array.from({ length: rubbishBytes }, () => Math.floor(draw() * 256)));
  // Begins no character of UTF-8
  bytes[0] = 0xff;
  return reply.type(json).send(bytes);
}
