/** Plain text; URLs are absolute. */
export type Slide = {
  readonly title: string;
  readonly excerpt: string;
  readonly url: string;
  readonly image: string;
  readonly imageCaption: string;
  readonly imageCredits: string;
};

/** A slideshow for syndication. Dates are ISO 8601 with offset. */
export type Slideshow = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Slug of its section. */
  readonly category: string;
  /** `null` when the CMS does not say. */
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
  readonly slides: readonly Slide[];
};
