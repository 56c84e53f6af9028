import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Team } from '@cancha/stats/team/Team';
import type { TeamWithId } from '@cancha/stats/team/TeamProfile';
import type { Article } from '../content/Article';

export const searchKinds = ['teams', 'players', 'competitions', 'venues', 'referees', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The best of one kind, and how many there are in all. */
export type Found<T> = { readonly total: number; readonly items: readonly T[] };

export type FoundTeam = { readonly team: TeamWithId; readonly kind: 'national' | 'club' | null };
export type FoundPlayer = { readonly id: string; readonly name: string; readonly team: Team | null };

export type FoundVenue = { readonly id: string; readonly name: string; readonly city: string | null };
/** `team`: the national team of the association that lists the referee. */
export type FoundReferee = { readonly id: string; readonly name: string; readonly team: Team | null };

export type SearchResults = {
  /** Nothing has the words that were asked for; what was found has these. */
  readonly corrected: string | null;
  /** Nothing has all of the words; what was found has some. */
  readonly isPartial: boolean;
  readonly teams: Found<FoundTeam>;
  readonly players: Found<FoundPlayer>;
  readonly competitions: Found<Tournament>;
  readonly venues: Found<FoundVenue>;
  readonly referees: Found<FoundReferee>;
  readonly articles: Found<Article>;
};
