import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks an address until it answers 200. `false` when the time is up or `signal` calls it off.
 * @param {string} url
 * @param {{ timeoutMs: number, signal?: AbortSignal, everyMs?: number }} options
 */
export async function waitForAnswer(url, { timeoutMs, signal, everyMs = 200 }) {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), timeoutMs);
  signal?.addEventListener('abort', () => end.abort(), { once: true });
  if (signal?.aborted) end.abort();

  try {
    while (!end.signal.aborted) {
      if (await answersOk(url, end.signal)) return true;
      await wait(everyMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function answersOk(url, signal) {
  try {
    const response = await fetch(url, { signal });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false; // Nobody listens yet, or it was called off.
  }
}
