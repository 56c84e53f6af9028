import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { isMissingPage, isMovedPage } from './pageErrors';

export type PageLoader<P, T> = {
  /** For the page and its metadata: says "missing" and "moved" in Next's way. */
  (params: P | Promise<P>): Promise<T>;
  /** For the proxy: throws `MissingPage`, `MovedPage` or `ApiError`. */
  readonly check: (params: P) => Promise<T>;
};

/**
 * The loader of a page. The proxy runs `check` before the page is rendered, so that a missing page is a whole document
 * with its status. What Next is told here is for pages that went missing between the two.
 */
export function pageLoader<P, T>(check: (params: P) => Promise<T>): PageLoader<P, T> {
  async function load(params: P | Promise<P>): Promise<T> {
    try {
      return await check(await params);
    } catch (error) {
      if (isMissingPage(error)) notFound();
      if (!isMovedPage(error)) throw error;
      return error.status === 301 || error.status === 308 ? permanentRedirect(error.to) : redirect(error.to);
    }
  }
  return Object.assign(load, { check });
}
