import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../server/ApiProblem.ts';
import { answerEmpty, answerHtml, answerRubbish, answerStatus } from './answerFault.ts';
import { FaultRuleError, parseFaultRules } from './parseFaultRules.ts';
import { writeFaultRule, type FaultRule } from './faultRule.ts';
import type { FaultRules } from './FaultRules.ts';
import { pause } from './pause.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is to be made of the answer this request gets. */
    fault: FaultRule | null;
  }
}

/** Names the faults of one request; in an answer, those it was given. */
const faultHeader = 'x-origin-fault';

const bodyFaults = new Set(['types', 'trickle', 'cut']);

/**
 * Injects the faults that a rule or the request's own header names. Register it before whatever answers, the answer cache
 * included; what is made of a finished answer is left to `injectAnswerFaults`.
 */
export function injectRequestFaults(app: FastifyInstance, rules: FaultRules): void {
  const held = new Set<ServerResponse>();
  app.decorateRequest('fault', null);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers[faultHeader];
    if ((given === undefined && rules.size === 0) || isSpared(request)) return;

    const faults =
      given === undefined ? rules.faultsFor(request.method, pathOf(request)) : readHeader(String(given));
    if (faults.length === 0) return;
    reply.header(faultHeader, faults.map(writeFaultRule).join('; '));
    held.add(reply.raw);
    reply.raw.once('close', () => held.delete(reply.raw));
    return injectFaults(request, reply, faults);
  });
  // Whoever still waits would keep the server from closing.
  app.addHook('preClose', async () => {
    for (const raw of held) raw.destroy();
  });
}

async function injectFaults(
  request: FastifyRequest,
  reply: FastifyReply,
  faults: FaultRule[],
): Promise<FastifyReply | undefined> {
  for (const rule of faults) {
    if (rule.fault === 'delay') await pause(reply.raw, rule.value ?? 0);
    else return injectFault(request, reply, rule);
  }
  // Nobody waits for the answer any more.
  return reply.raw.destroyed ? reply.hijack() : undefined;
}

function injectFault(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: FaultRule,
): FastifyReply | undefined {
  if (rule.fault === 'hang' || reply.raw.destroyed) return reply.hijack();
  if (bodyFaults.has(rule.fault)) {
    request.fault = rule;
    // A 304 has no body to change.
    delete request.headers['if-none-match'];
    return undefined;
  }
  reply.header('cache-control', 'no-store');
  if (rule.fault === 'html') return answerHtml(reply);
  if (rule.fault === 'empty') return answerEmpty(reply);
  return rule.fault === 'rubbish' ? answerRubbish(reply) : answerStatus(reply, rule.value ?? 500);
}

/** The health of the server and the pages of its faults always answer. */
function isSpared({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === '/health' || url === '/faults' || url.startsWith('/faults/');
}

/** The faults a header names. They are for this request alone, so it names nothing else. */
function readHeader(text: string): FaultRule[] {
  try {
    const faults = parseFaultRules(text);
    if (faults.length === 0) throw new FaultRuleError('expected a fault such as status=503');
    if (faults.some((rule) => !isBare(rule)))
      throw new FaultRuleError('expected a fault alone, such as status=503');
    return faults;
  } catch (error) {
    if (error instanceof FaultRuleError)
      throw new ApiProblem(400, 'bad-request', `${faultHeader}: ${error.message}`);
    throw error;
  }
}

function isBare({ method, path, times, seconds, chance }: FaultRule): boolean {
  return method === '*' && path === '/**' && times === null && seconds === null && chance === null;
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
