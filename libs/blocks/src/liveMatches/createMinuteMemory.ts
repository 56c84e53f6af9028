import type { MatchPatch } from '@cancha/ui/match/MatchPatch';

type WithMinutes = (matches: readonly MatchPatch[], asOf: number) => MatchPatch[];

/**
 * Providers stop the clock at the last minute of a half: a minute after they first said 45, it is stoppage time, which
 * they go on calling 45.
 */
export function createMinuteMemory(): WithMinutes {
  const reached = new Map<string, number>();
  return (matches, asOf) =>
    matches.map((match) => {
      const { id, clock } = match;
      if (!clock || clock.minute < clock.last) {
        reached.delete(id);
        return match;
      }
      const since = reached.get(id) ?? asOf;
      reached.set(id, since);
      return asOf - since < 60_000
        ? match
        : { ...match, stateText: `${clock.last}+’`, clock: { ...clock, minute: clock.last + 1 } };
    });
}
