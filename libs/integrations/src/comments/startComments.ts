import { serveComments } from '@cancha/site/comments/servedComments';
import type { StartService } from '../browser/BrowserService';
import { createConversations } from './createConversations';
import { fillCounts } from './fillCounts';
import { loadComments } from './loadComments';

const vendorScript = 'https://cdn.viafoura.net/entry/index.js';

/** Counts what was said below articles, and shows it in the tray. Its elements are put in here, never by the server. */
export const startComments: StartService<'comments'> = ({ script = vendorScript, counts = 'asked' }) => {
  const src = new URL(script).href;
  const { end, ...comments } = createConversations(src);
  const stopCounts = counts === 'asked' ? fillCounts(() => loadComments(src)) : undefined;
  serveComments(comments);
  return () => {
    serveComments(null);
    stopCounts?.();
    end();
  };
};
