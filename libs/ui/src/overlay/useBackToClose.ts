import { useCallback, useEffect, useRef } from 'react';

type Marked = { overlay?: true } | null;

/** Whether the entry of the history is that of a surface. */
export const isOnOverlay = (): boolean => (history.state as Marked)?.overlay === true;

/**
 * Gives what has opened an entry in the history, so that Back closes it and stays on the page. Returns how everything
 * else closes it: by going back, or the entry would stay behind. CloseWatcher does not hear the Back button of a desktop.
 */
export function useBackToClose(onClose: () => void): () => void {
  const told = useRef(onClose);
  useEffect(() => {
    told.current = onClose;
  });
  useEffect(() => {
    history.pushState({ ...(history.state as Marked), overlay: true }, '');
    const close = () => told.current();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return useCallback(() => {
    if (isOnOverlay()) history.back();
    else told.current();
  }, []);
}
