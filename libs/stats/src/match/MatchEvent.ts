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

/** Something that happened in a match. */
export type MatchEvent = {
  readonly kind: EventKind;
  /** `null` for a kick of the shoot-out. */
  readonly minute: MatchMinute | null;
  /** Of a goal the side it counts for, own goals too. */
  readonly side: 'home' | 'away';
  /** Who came on, in a substitution. */
  readonly player: PlayerRef;
  readonly playerOff: PlayerRef | null;
  /** After a goal; in the shoot-out its own score. */
  readonly score: Score | null;
};

export const isGoal = ({ kind }: Pick<MatchEvent, 'kind'>): boolean =>
  kind === 'goal' || kind === 'penalty' || kind === 'own';

export const isShootOutKick = ({ kind }: Pick<MatchEvent, 'kind'>): boolean =>
  kind === 'kick-scored' || kind === 'kick-missed';
