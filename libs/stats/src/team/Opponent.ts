import type { TeamWithId } from './TeamProfile';

/** A team that another one meets, and how many of their matches are on record, those to come among them. */
export type Opponent = { readonly team: TeamWithId; readonly matches: number };
