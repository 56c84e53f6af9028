import type { Tournament } from '../match/Tournament';

export const positions = ['GK', 'DF', 'MF', 'FW'] as const;

/** Goalkeeper, defender, midfielder, forward. */
export type Position = (typeof positions)[number];

export type SquadPlayer = {
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
  /** `YYYY-MM-DD`. */
  readonly born: string | null;
  readonly club: string | null;
};

export type SquadLine = { readonly position: Position; readonly players: readonly SquadPlayer[] };

/** The squad for a tournament, from goalkeepers to forwards; no lines when unknown. */
export type Squad = {
  readonly tournament: Tournament | null;
  readonly coach: string | null;
  readonly lines: readonly SquadLine[];
};
