import { setTimeout as wait } from 'node:timers/promises';

/** Asks an address until it answers 200. `false` when `signal` calls it off. */
export async function waitForAnswer(url: string, signal: AbortSignal, everyMs = 200): Promise<boolean> {
  while (!signal.aborted) {
    const response = await fetch(url, { signal }).catch(() => null); // Nobody listens yet, or it was called off.
    await response?.body?.cancel();
    if (response?.status === 200) return true;
    await wait(everyMs, undefined, { signal }).catch(() => {});
  }
  return false;
}
