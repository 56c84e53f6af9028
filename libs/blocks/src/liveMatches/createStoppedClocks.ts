import type { UpdatedMatch } from './LiveUpdate';

type StoppedClocks = {
  take(matches: readonly Pick<UpdatedMatch, 'id' | 'clock'>[], asOf: number): void;
  /** Since when a match has stood at the last minute of its half, in ms since 1970; `null` while its clock runs. */
  since(id: string): number | null;
};

/**
 * Providers stop the clock at the last minute of a half, and say 45 all through stoppage time. Remembers when they first
 * said so.
 */
export function createStoppedClocks(): StoppedClocks {
  const stopped = new Map<string, number>();
  return {
    take(matches, asOf) {
      for (const { id, clock } of matches) {
        if (!clock || clock.minute < clock.last) stopped.delete(id);
        else if (!stopped.has(id)) stopped.set(id, asOf);
      }
    },
    since: (id) => stopped.get(id) ?? null,
  };
}
