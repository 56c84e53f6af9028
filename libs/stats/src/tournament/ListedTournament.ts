import type { Tournament } from '../match/Tournament';

export const confederations = ['fifa', 'conmebol', 'concacaf', 'uefa', 'afc', 'caf', 'ofc'] as const;
export type Confederation = (typeof confederations)[number];

/** A competition of a list, with whose it is, as far as the provider says so. */
export type ListedTournament = Tournament & {
  /** `fifa`: of the world. */
  readonly confederation: Confederation | null;
  /** Of a national league. */
  readonly country: { readonly name: string; readonly image: string | null } | null;
};
