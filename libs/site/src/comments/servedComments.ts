import type { Comments } from '@cancha/integrations/ports/Comments';

/** A phone may be slow; a service that is blocked never comes. */
const latestMs = 10_000;

let served: Comments | null = null;
const waiting = new Set<(comments: Comments) => void>();

/** Says who shows comments on this page; `null`: nobody any more. */
export function serveComments(comments: Comments | null): void {
  served = comments;
  if (!comments) return;
  for (const tell of waiting) tell(comments);
  waiting.clear();
}

function whenServed(): Promise<Comments | null> {
  if (served) return Promise.resolve(served);
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(() => {
      waiting.delete(resolve);
      resolve(null);
    }, latestMs);
  });
}

/** Puts a conversation into an element, as soon as there is who does it: `Comments` of the ports. */
export const showConversation: Comments['showConversation'] = async (place, id) =>
  (await (await whenServed())?.showConversation(place, id)) ?? 'failed';
