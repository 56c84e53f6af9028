import type { ReactNode } from 'react';

/** One side of a knock-out match. */
export type BracketSide = {
  /** A team, or where it will come from: "Ganador del partido 74". */
  name: string;
  badge: string | null;
  /** `false`: it is not known yet who this will be. */
  isKnown: boolean;
  /** Goals, with those of a shoot-out in brackets; empty while there are none. */
  score: string;
  /** Its goals in each leg of two, before the score, which is then that of both. */
  legs?: readonly string[];
  isWinner: boolean;
  /** Makes the side a button that has it win: what the form is sent, and what the button is called. */
  choice: { value: string; label: string } | null;
};

type Marks = Readonly<Record<`data-${string}`, string>>;

/** A side of a match whose score can change: the marks of its name and of its goals. */
export type OpenSide = { name: Marks; marks: Marks; goals: ReactNode };

/** The match of a tie whose score can still change, as `openTie` makes it. */
export type OpenTie = {
  /** Which leg of two it is, from 0; `null` where it is the whole tie. */
  leg: number | null;
  marks: Marks;
  note: Marks;
  chip: ReactNode;
  spoken: ReactNode;
  home: OpenSide;
  away: OpenSide;
};

export type BracketMatch = {
  /** Its address on the page. */
  id: string;
  /** The whole match in one sentence, for a screen reader. */
  label: string;
  /** Number, day and ground, over the sides. */
  note: string;
  /** What happened to it just now, under the sides. */
  mark: string | null;
  home: BracketSide;
  away: BracketSide;
  /** Its page, where it has one. */
  href?: string | null;
  open?: OpenTie | null;
};

export type BracketRound = {
  id: string;
  name: string;
  matches: readonly BracketMatch[];
  /** A round that leads nowhere, below this one: the match for the third place. */
  below?: BracketRound;
};
