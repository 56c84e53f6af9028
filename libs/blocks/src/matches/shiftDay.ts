const dayMs = 24 * 60 * 60_000;

/** The day so many days after another: `2026-07-05` and 1 make `2026-07-06`. No zone has a say in it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
