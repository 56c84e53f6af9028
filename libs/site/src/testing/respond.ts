import type { PostAnswer } from '../routes/Route';

/** What the proxy makes of an answer to a form. A page stands in the header `x-page` with its internal path. */
export function respond(answer: PostAnswer): Response {
  if (answer instanceof Response) return answer;
  const { headers } = answer;
  if ('seeOther' in answer)
    return new Response(null, { status: 303, headers: { ...headers, location: answer.seeOther } });
  if ('sendAgain' in answer)
    return new Response(null, { status: 307, headers: { ...headers, location: answer.sendAgain } });
  return new Response(null, { status: answer.status, headers: { ...headers, 'x-page': answer.path } });
}
