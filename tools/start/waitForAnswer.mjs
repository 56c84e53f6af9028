import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks an address until it answers 200. `false` when `signal` calls it off.
 * @param {string} url
 * @param {AbortSignal} signal
 */
export async function waitForAnswer(url, signal, everyMs = 200) {
  while (!signal.aborted) {
    if (await answersOk(url, signal)) return true;
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/** @param {string} url @param {AbortSignal} signal */
async function answersOk(url, signal) {
  try {
    const response = await fetch(url, { signal });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false; // Nobody listens yet, or it was called off.
  }
}
