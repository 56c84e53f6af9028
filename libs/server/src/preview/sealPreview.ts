import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '@cancha/site/environment/readEnvironment.ts';
import { passMemory } from './passMemory.ts';
import { readsDrafts } from '@cancha/site/drafts/previewPass.ts';

/** Files that are the same for everybody. */
const asset = /^\/(?:_next|fonts|themes|brand|flags)\//;

/**
 * Makes the answer to somebody who reads drafts theirs alone: rendered for this request, past the page memory, and
 * kept by no cache and no search engine. Everybody else's request is left as it is.
 * @param bypass What has Next render a page for each request; a secret of the build that browsers never see.
 */
export function sealPreview(
  request: IncomingMessage,
  response: ServerResponse,
  environment: Environment,
  bypass: string | null,
): void {
  if (asset.test(request.url ?? '') || !readsDrafts(request.headers.cookie, environment, new Date())) return;

  if (bypass !== null) passMemory(request, bypass);
  delete request.headers['if-none-match'];

  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    return writeHead(...args);
  };
}
