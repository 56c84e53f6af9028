/** `nextPage` is `null` on the last page. */
export type PaginationInfo = {
  readonly nextPage: number | null;
  /** `null` when unknown. */
  readonly lastPage: number | null;
};

export const unknownPagination: PaginationInfo = { nextPage: null, lastPage: null };
