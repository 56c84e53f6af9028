import { request as requestHttp, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders };

/**
 * Posts a text, and leaves the answer's body unread. Not by `fetch`: Next's takes part in the cache of the page that is
 * being rendered, and a report must not.
 */
export function postText(
  address: string,
  text: string,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<Answer> {
  const request = address.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(text);
    // A connection of its own: reports are rare, and one that was kept may be gone by the next.
    const post = request(address, {
      agent: false,
      method: 'POST',
      signal,
      headers: { ...headers, 'content-length': length },
    });
    post.once('response', (response) => {
      // An answer that breaks off after its status has said enough.
      response.on('error', () => undefined);
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    // More than once: the signal may come after the answer.
    post.on('error', reject);
    post.end(text);
  });
}
