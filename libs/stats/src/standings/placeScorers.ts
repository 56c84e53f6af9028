import type { Scorer } from './Scorer';

/** Scorers placed among themselves, in the order given: those level on goals and penalties share a place. */
export function placeScorers(scorers: readonly Scorer[]): Scorer[] {
  const isLevel = (one: Scorer, other: Scorer) =>
    one.goals === other.goals && one.penalties === other.penalties;
  return scorers.map((scorer) => ({
    ...scorer,
    position: scorers.findIndex((other) => isLevel(scorer, other)) + 1,
  }));
}
