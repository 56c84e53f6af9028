import { ApiError } from '../api/ApiError';
import type { Report } from '../api/Report';

/** `failed`: a fallback. That is not the same as empty. */
export type LoadResult<T> = T & { readonly failed: boolean };

/**
 * For calls whose failure must not cost the page: an `ApiError` is reported, unless its status is in
 * `unreportedStatuses`, and gives `empty`. Not found stays `null`. Any other error is a bug and is thrown.
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
    const isReported = error.status === undefined || !unreportedStatuses.includes(error.status);
    if (isReported) report([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return { ...empty, failed: true };
  }
}
