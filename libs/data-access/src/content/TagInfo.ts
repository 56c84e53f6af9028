/** What is known of a topic. A competition also has tables: `statsSlug` names it there. */
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
