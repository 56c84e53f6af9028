export type Goal = {
  /** As announced: `79`, `90+10`. */
  readonly minute: string;
  /** The side the goal counts for, also with an own goal. */
  readonly side: 'home' | 'away';
  readonly player: string;
  readonly kind: 'goal' | 'penalty' | 'own';
};
