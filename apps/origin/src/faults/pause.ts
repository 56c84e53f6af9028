import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits, but no longer than the connection lasts. */
export async function pause(raw: ServerResponse, milliseconds: number): Promise<void> {
  if (raw.destroyed) return;
  const gone = new AbortController();
  const end = () => gone.abort();
  raw.once('close', end);
  await wait(milliseconds, undefined, { signal: gone.signal }).catch(() => {});
  raw.off('close', end);
}
