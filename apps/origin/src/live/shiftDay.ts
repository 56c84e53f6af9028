const dayMs = 86_400_000;

/** A day (`2026-07-05`) of something that is moved from one moment to another. */
export function shiftDay(day: string, from: Date, to: Date): string {
  const days = Math.floor(to.getTime() / dayMs) - Math.floor(from.getTime() / dayMs);
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
