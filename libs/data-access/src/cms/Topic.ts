/** What the CMS says of a topic: something articles are tagged with. */
export type Topic = {
  /** As addresses spell it. */
  readonly slug: string;
  readonly title: string;
  /** Slug of the competition at the stats API, where the topic is one and has tables. */
  readonly statsSlug?: string;
};
