/** One goal, as a line under the score. */
export type Goal = {
  /** As announced: `79`, `90+10`. */
  readonly minute: string;
  /** The side the goal counts for: an own goal counts for the other team. */
  readonly side: 'home' | 'away';
  readonly player: string;
  readonly kind: 'goal' | 'penalty' | 'own';
};
