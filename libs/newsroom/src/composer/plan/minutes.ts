/** `90+3` → 90: what minutes are compared by. */
export function baseMinute(minute: string): number {
  return Number.parseInt(minute, 10);
}

/** `90+3` → 3 */
export function addedMinutes(minute: string): number {
  return Number(minute.split('+')[1] ?? 0);
}
