import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../server/ApiProblem.ts';

/**
 * Refuses what a page of another origin sends: any site a developer has open could post a form to this server.
 * Browsers name the page in one header or the other; programs, which send neither, are let through.
 */
export async function refuseForeignPages({ method, headers }: FastifyRequest): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return;
  const relation = headers['sec-fetch-site'];
  const isOwn =
    relation === undefined
      ? headers.origin === undefined || hostOf(headers.origin) === headers.host
      : relation === 'same-origin' || relation === 'none';
  if (!isOwn) throw new ApiProblem(403, 'bad-request', 'Rules are changed from the page at /faults alone.');
}

/** `null` for an origin that says nothing, as that of a page in a sandbox. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
