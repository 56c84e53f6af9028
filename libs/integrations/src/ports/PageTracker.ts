/** A page that a reader has got. */
export type NewPage = {
  /** Its canonical address, absolute. */
  readonly url: string;
  readonly title: string;
  /** Slug of an article's section; empty for any other page. */
  readonly section: string;
  /** User names of an article's authors. */
  readonly authors: readonly string[];
  /** How the reader got it: as a document, as a view in place, or as the next page of a list that goes on. */
  readonly referrerType: 'document' | 'view' | 'list';
};

/** Follows what is read, for the newsroom. Where it is slow, blocked or gone, it learns nothing. */
export type PageTracker = {
  /** The first page of a visit is not told: the service finds it by itself. */
  readonly notifyNewPage: (page: NewPage) => void;
};
