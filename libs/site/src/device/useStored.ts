import { useRef, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
  };
}

/** Tells this page of a change that it made itself; other tabs hear of it from the browser. */
export function tellStorage(): void {
  window.dispatchEvent(new Event('storage'));
}

/**
 * What is stored on the device, read again whenever it changes, here or in another tab. `null` until the page is in
 * the browser: the server has nothing of it.
 */
export function useStored<Stored>(read: () => Stored): Stored | null {
  const last = useRef<{ text: string; value: Stored } | null>(null);
  return useSyncExternalStore(
    subscribe,
    () => {
      const value = read();
      const text = JSON.stringify(value);
      // The same as before has to be the same object, or the page is drawn without end.
      if (last.current?.text !== text) last.current = { text, value };
      return last.current.value;
    },
    () => null,
  );
}
