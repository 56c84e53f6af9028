import type { MatchMinute } from './MatchMinute';
import type { Score } from './Score';

export type EventKind =
  | 'goal'
  | 'penalty'
  | 'own'
  | 'yellow'
  | 'second-yellow'
  | 'red'
  | 'substitution'
  | 'kick-scored'
  | 'kick-missed';

export type PlayerRef = { readonly id: string; readonly name: string; readonly number: number | null };

export type MatchEvent = {
  readonly kind: EventKind;
  /** `null` in a shoot-out. */
  readonly minute: MatchMinute | null;
  /** The side a goal counts for, also with own goals. */
  readonly side: 'home' | 'away';
  /** In a substitution: who came on. */
  readonly player: PlayerRef;
  readonly playerOff: PlayerRef | null;
  /** After a goal; in a shoot-out the score of the shoot-out. */
  readonly score: Score | null;
};

export const isGoal = ({ kind }: Pick<MatchEvent, 'kind'>): boolean =>
  kind === 'goal' || kind === 'penalty' || kind === 'own';

export const isShootOutKick = ({ kind }: Pick<MatchEvent, 'kind'>): boolean =>
  kind === 'kick-scored' || kind === 'kick-missed';
