import type { ReactNode } from 'react';
import type { LiveAttributes } from '../../match/live/liveAttributes';

export type BracketSide = {
  /** A team, or a placeholder: "Ganador del partido 74". */
  name: string;
  /** "ARG", "W74": where there is room for no more. */
  short?: string;
  badge: string | null;
  /** `false`: a placeholder. */
  isKnown: boolean;
  /** Goals, with a shoot-out in brackets; empty without a score. */
  score: string;
  /** Goals in each of two legs; the score is then the aggregate. */
  legs?: readonly string[];
  isWinner: boolean;
  /** Makes the side a button: form value and accessible name. */
  choice: { value: string; label: string } | null;
};

/** A side of a match whose score can change. */
export type OpenSide = {
  /** Its side in the match; `null` in a leg, whose winner is not yet that of the tie. */
  winsAs: 'home' | 'away' | null;
  goals: ReactNode;
};

/** A tie whose score can still change; see `openTie`. */
export type OpenTie = {
  /** Index of the leg; `null` for a tie of one match. */
  leg: number | null;
  attributes: LiveAttributes;
  note: { 'data-note'?: '' };
  chip: ReactNode;
  spoken: ReactNode;
  home: OpenSide;
  away: OpenSide;
};

export type BracketMatch = {
  /** Id of the element. */
  id: string;
  /** The match as a sentence, for screen readers. */
  label: string;
  /** Number, day and venue, above the sides. */
  note: string;
  /** Below the sides: what just happened. */
  mark: string | null;
  home: BracketSide;
  away: BracketSide;
  /** Of its page, if any. */
  href?: string | null;
  open?: OpenTie | null;
};

export type BracketRound = {
  id: string;
  name: string;
  matches: readonly BracketMatch[];
  /** A round below this one: the match for third place. */
  below?: BracketRound;
};
