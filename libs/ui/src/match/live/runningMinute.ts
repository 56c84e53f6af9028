/**
 * The current minute some time after the data: `72’`, and `45+’` in stoppage time, whose length is unknown. `null` for an
 * invalid clock.
 * @param clock `minute/last minute of the period`
 */
export function runningMinute(clock: string, sinceMs: number): string | null {
  const [minute, last] = clock.split('/').map(Number);
  if (!minute || !last) return null;
  const running = minute + Math.floor(Math.max(0, sinceMs) / 60_000);
  return running > last ? `${last}+’` : `${running}’`;
}
