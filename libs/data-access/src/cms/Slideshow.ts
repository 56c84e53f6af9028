/** A picture of a slideshow and its words, plain text. Addresses are absolute. */
export type Slide = {
  readonly title: string;
  readonly excerpt: string;
  readonly url: string;
  readonly image: string;
  readonly imageCaption: string;
  readonly imageCredits: string;
};

/** A slideshow that the newsroom hands on. Dates are ISO 8601 with offset. */
export type Slideshow = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Slug of the section it is about. */
  readonly category: string;
  /** When it was made; `null` where the CMS does not say. */
  readonly createdAt: string | null;
  readonly modifiedAt: string | null;
  readonly slides: readonly Slide[];
};
