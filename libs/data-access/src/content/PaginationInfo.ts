/** Where a page of a list stands. `null` as next page means this is the last one: there is no `?page=-1`. */
export type PaginationInfo = {
  readonly nextPage: number | null;
  /** Number of the last page, when it is known. */
  readonly lastPage: number | null;
};

/** The position of a list nobody told anything about. */
export const unknownPagination: PaginationInfo = { nextPage: null, lastPage: null };
