import { ApiError } from '../api/ApiError';
import type { Report } from '../api/Report';

/** A value with word of whether it stands in for one that could not be had: failed is not the same as empty. */
export type LoadResult<T> = T & { readonly failed: boolean };

/**
 * Runs a call whose failure must not cost the page: an `ApiError` is reported, unless its status is quiet, and
 * `empty` given in its place. Absent stays `null`. Any other error is a mistake of ours and passes.
 */
export async function loadOrFallback<T extends object>(
  load: () => Promise<T | null>,
  empty: T,
  report: Report,
  unreportedStatuses: readonly number[] = [],
): Promise<LoadResult<T> | null> {
  try {
    const value = await load();
    return value && { ...value, failed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const quiet = error.status !== undefined && unreportedStatuses.includes(error.status);
    if (!quiet) report([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return { ...empty, failed: true };
  }
}
