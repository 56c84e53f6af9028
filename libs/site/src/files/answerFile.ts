import { createHash } from 'node:crypto';
import { ApiError } from '@cancha/data-access/api/ApiError';
import { reportIssues } from '../context/reportIssues';

export const xml = 'application/xml; charset=utf-8';
export const rss = 'application/rss+xml; charset=utf-8';

type FileKind = {
  type: string;
  /** How long anybody may keep it, in seconds. */
  maxAge: number;
};

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** A proxy that compresses weakens the tag it passes on: the mark of that does not count. */
const knows = (request: Request, tag: string) =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);

/**
 * Answers with a file that programs ask for again and again: the same bytes have the same tag, and whoever has them
 * gets 304. `null` is a file that does not exist. What cannot be known now is 503, so that nobody takes an empty file
 * for the news of the day.
 */
export async function answerFile(
  request: Request,
  { type, maxAge }: FileKind,
  make: () => string | null | Promise<string | null>,
): Promise<Response> {
  let text: string | null;
  try {
    text = await make();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportIssues([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return unavailable();
  }
  if (text === null) return new Response(null, { status: 404 });

  const etag = tagOf(text);
  const headers = {
    'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}`,
    ETag: etag,
  };
  if (knows(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': type } });
}

/** Not HTML, so that it goes out as it is: nobody reads it but programs, which come again. */
function unavailable(): Response {
  return new Response('Not available now.\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '60',
    },
  });
}
