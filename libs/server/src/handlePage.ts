import type { IncomingMessage, ServerResponse } from 'node:http';
import { forgetNotes } from './forgetNotes.ts';
import { lastResort } from './lastResort.ts';
import { holdProblems, type HeldResponse } from './holdProblems.ts';
import { problemHeader, problemPathHeader, type Problem } from './problemHeader.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const statusOf: Record<Problem, number> = { notFound: 404, serverError: 500, refusedPreview: 403 };

/** Bad escapes and bytes that are no UTF-8 would end as a 500 inside Next. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** An error is nobody's to keep; a shared cache may hold a missing page as long as any other. */
const headersOf: Record<Problem, Record<string, string>> = {
  notFound: {},
  serverError: { 'Cache-Control': 'no-store', 'Retry-After': '30' },
  refusedPreview: { 'Cache-Control': 'no-store' },
};

async function answerProblem(
  problem: Problem,
  request: IncomingMessage,
  response: ServerResponse,
  held: HeldResponse,
  next: RequestHandler,
): Promise<void> {
  const broken = problem === 'serverError' && response.statusCode > 500;
  const status = broken ? response.statusCode : statusOf[problem];
  held.release(status, headersOf[problem]);
  const explanation = holdProblems(response);
  forgetNotes(request);
  request.headers[problemHeader] = problem;
  // In the words of its own edition; what is asked of Next is an address that it can always read.
  request.headers[problemPathHeader] = request.url?.split(/[?#]/)[0] ?? '/';
  // The page that explains is not the page that was asked for: its copy does not count.
  delete request.headers['if-none-match'];
  request.url = '/';
  await next(request, response);
  if (explanation.problem() === null) return;

  explanation.release(status, headersOf.serverError);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(lastResort);
}

/**
 * Wraps Next's handler so that a missing page and a broken one come as whole HTML documents with their
 * real status, with or without JavaScript.
 */
export function handlePage(next: RequestHandler): RequestHandler {
  return async (request, response) => {
    delete request.headers[problemHeader];
    delete request.headers[problemPathHeader];
    // A soft navigation that fails makes the browser load the page whole, which comes by here again.
    if (request.headers['rsc'] !== undefined) return next(request, response);

    const held = holdProblems(response);
    const url = request.url ?? '/';
    if (!isReadable(url)) return answerProblem('notFound', request, response, held, next);

    await next(request, response);
    const problem = held.problem();
    if (problem) await answerProblem(problem, request, response, held, next);
  };
}
