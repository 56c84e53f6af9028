import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer depends on a parameter; needed where the schema of the query takes any name. */
    readsParameter?: (name: string) => boolean;
  }
}

const statsPath = /^\/(soccer|api\/stats)\//;
/** What the answers of the stats API depend on besides their address. */
const statsHeaders = ['x-lang', 'x-tz'];

/**
 * What an answer depends on: the path, the parameters its route reads, in any order, and some headers. Whatever else an
 * address holds makes no new answer. To be taken before validation, which adds defaults to the request.
 */
export function answerKey({ url, query, headers, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? url;
  const reads = parameterReader(routeOptions.config, routeOptions.schema?.querystring);
  const read = Object.entries(query as Record<string, unknown>)
    .filter(([name]) => reads(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const asked = read.length === 0 ? path : `${path}?${JSON.stringify(read)}`;
  if (!statsPath.test(url)) return asked;
  return `${asked} ${statsHeaders.map((name) => String(headers[name] ?? '')).join('|')}`;
}

function parameterReader(config: FastifyContextConfig, schema: unknown): (name: string) => boolean {
  if (config.readsParameter) return config.readsParameter;
  if (schema === undefined) return () => false;
  // Of another schema it is not known what it lets through
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return () => true;
  const { shape } = schema;
  return (name) => Object.hasOwn(shape, name);
}
