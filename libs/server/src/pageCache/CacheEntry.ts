/*
 * What Next hands to a `cacheHandler` and takes from it, as far as it is read here. Next's documentation shows the methods and
 * `kind`, and exports no types.
 */

/** A page, with its data for navigations. */
export type RenderedPage = {
  readonly kind: 'APP_PAGE';
  html: string;
  headers?: Record<string, number | string | readonly string[] | undefined> | undefined;
  rscData?: Buffer | undefined;
  segmentData?: Map<string, Buffer> | undefined;
};

/** Answers of route handlers and fetches are kept as they come. */
export type Rendered =
  RenderedPage | { readonly kind: 'APP_ROUTE' | 'PAGES' | 'FETCH' | 'IMAGE' | 'REDIRECT' };

export type CacheEntry = {
  readonly value: Rendered | null;
  readonly lastModified: number;
  /** For how long the entry is good: without it Next asks for the page anew. */
  readonly cacheControl?: object;
};
