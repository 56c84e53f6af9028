import type { Comments } from '@cancha/integrations/ports/Comments';
import { putElement } from './CommentsPage';
import { forgetBrokenScript, loadComments } from './loadComments';

/** A service that has shown nothing by then shows nothing. */
const latestMs = 10_000;

/** Resolves when the service has put something into its element. */
function whenFilled(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.childElementCount === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true });
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Shows conversations where they are asked for. `end` takes them out. */
export function createConversations(src: string): Comments & { end: () => void } {
  const shown = new Set<HTMLElement>();
  return {
    async showConversation(place, id) {
      const over = new AbortController();
      const element = putElement(place, 'vf-conversations', id);
      shown.add(place);
      const outcome = await new Promise<'shown' | 'failed'>((resolve) => {
        void whenFilled(element, over.signal).then(() => resolve('shown'));
        loadComments(src, () => resolve('failed'));
        setTimeout(() => resolve('failed'), latestMs);
      });
      over.abort();
      // Asked again in the meantime, the place is another conversation's.
      if (outcome === 'failed' && element.parentNode === place) {
        place.replaceChildren();
        forgetBrokenScript(src);
      }
      return outcome;
    },
    end() {
      for (const place of shown) place.replaceChildren();
      shown.clear();
    },
  };
}
