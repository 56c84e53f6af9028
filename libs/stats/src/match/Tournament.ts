/** A competition in one season; the id identifies both. */
export type Tournament = {
  readonly id: string;
  readonly name: string;
  readonly slug: string | null;
  readonly season: string | null;
};

/** A round of a tournament: "Octavos de final". */
export type Stage = {
  readonly id: string;
  readonly name: string;
  /** `false`: a knock-out round. Not every provider says it. */
  readonly hasTable?: boolean;
};

/** A ground; without an id it has no page. */
export type Venue = { readonly id: string | null; readonly name: string; readonly city: string | null };

/** Without an id there is no page. */
export type Referee = { readonly id: string | null; readonly name: string };
