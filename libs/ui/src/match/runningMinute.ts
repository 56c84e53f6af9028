/**
 * The minute a match is in some time after its data were made: `72’`, and `45+’` where stoppage time has begun. It
 * never says more than its period allows: how much is added, only the referee knows. `null` for what is no clock.
 * @param clock `minute/last of the period`
 */
export function runningMinute(clock: string, sinceMs: number): string | null {
  const [minute, last] = clock.split('/').map(Number);
  if (!minute || !last) return null;
  const running = minute + Math.floor(Math.max(0, sinceMs) / 60_000);
  return running > last ? `${last}+’` : `${running}’`;
}
