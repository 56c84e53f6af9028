import { z } from 'zod';
import { getSiteContext } from '../context/SiteContext';
import { mayPost } from '../forms/mayPost';
import { readBody } from '../forms/readFormBody';
import { browserErrorTaker } from './browserErrorTaker';

type ErrorParams = { params: Promise<{ site: string }> };

const limits = {
  // Some pages of a reader, or of an office, each with its five.
  ofReader: { most: 30, windowMs: 10 * 60_000 },
  ofAll: { most: 300, windowMs: 60_000 },
};

/** The longest there is room for, each letter as three bytes. */
const longestBody = 16 * 1024;

const text = (most: number) => z.string().max(most);

const browserError = z.strictObject({
  name: text(100),
  message: text(500),
  stack: text(3000),
  path: text(500).startsWith('/'),
});

/**
 * Takes an error that the script of a page tells of. 204: taken; 404 where nobody wants to know, else 400, 403, 413 or 429.
 * What is in it comes from outside: it is text to whoever reads it, never markup, and secrets are removed from it.
 */
export async function answerBrowserError(request: Request, { params }: ErrorParams): Promise<Response> {
  const refuse = (status: number, headers = {}) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  const take = browserErrorTaker();
  if (take === null) return refuse(404);
  const verdict = mayPost(request, 'errors', limits);
  if (verdict.kind === 'foreign') return refuse(403);
  if (verdict.kind === 'tooMany') return refuse(429, { 'Retry-After': String(verdict.waitS) });
  const body = await readBody(request, longestBody);
  if (body === null) return refuse(413);
  const read = browserError.safeParse(parseJson(body));
  if (!read.success) return refuse(400);

  const { site } = await getSiteContext((await params).site);
  const { name, message, stack, path } = read.data;
  take(Object.assign(new Error(message), { name, stack }), { site: site.id, path, runsIn: 'browser' });
  return refuse(204);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
