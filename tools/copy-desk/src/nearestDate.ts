import type { NamedDay } from './readDays.ts';

/** `2026-07-05`: the day a text names, without a year that nearest to the text. */
export function nearestDate({ day, month, year }: NamedDay, publishedAt: Date): string {
  const own = publishedAt.getUTCFullYear();
  const times = (year === null ? [own - 1, own, own + 1] : [year]).map((one) =>
    Date.UTC(one, month, day, 12),
  );
  const apart = (time: number) => Math.abs(time - publishedAt.getTime());
  const [nearest = 0] = times.toSorted((one, other) => apart(one) - apart(other));
  return new Date(nearest).toISOString().slice(0, 10);
}
