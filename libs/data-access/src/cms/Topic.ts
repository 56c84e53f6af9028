/** Something articles are tagged with, as the CMS describes it. */
export type Topic = {
  /** As in the URL. */
  readonly slug: string;
  readonly title: string;
  /** Of the competition in the stats API, for a topic that is one. */
  readonly statsSlug?: string;
};
