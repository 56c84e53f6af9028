/** A topic. `statsSlug` is the slug of a competition in the stats API. */
export type TagInfo = {
  readonly title: string;
  readonly picture: string | null;
  /** Slug of the topic page. */
  readonly tag: string;
  readonly statsSlug: string | null;
  readonly siteUrl: string | null;
  readonly description: string;
  readonly keywords: string;
  readonly isCompetition: boolean;
};
