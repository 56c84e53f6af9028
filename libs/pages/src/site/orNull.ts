import { ApiError } from '@cancha/data-access/api/ApiError';
import { reportIssues } from './reportIssues';

/** An optional part of a page: `null` when its call fails. A mistake of ours is not hidden. */
export async function orNull<T>(part: Promise<T | null>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportIssues([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return null;
  }
}
