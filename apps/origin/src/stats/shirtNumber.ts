/** A number below zero stands for a shirt nobody told: it only tells the players of a squad apart. */
export function shirtNumber(stored: number | null): number | null {
  return stored !== null && stored > 0 ? stored : null;
}
