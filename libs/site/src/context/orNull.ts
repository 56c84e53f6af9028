import { ApiError } from '@cancha/data-access/api/ApiError';
import { patienceLeft } from './pagePatience';
import { reportIssues } from './reportIssues';

type OrNullOptions = {
  /** Statuses that are not reported. */
  readonly quiet?: readonly number[];
};

/**
 * An optional part of a page: `null` when its call fails or takes too long. A late answer is not lost: the client
 * remembers it for the next reader. A mistake of ours is not hidden. */
export async function orNull<T>(
  part: Promise<T | null>,
  { quiet = [] }: OrNullOptions = {},
): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A plain timer: this runs for every part of every page, and an abort signal costs more than the part.
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceLeft(), null);
  });
  try {
    return await Promise.race([part, late]);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === undefined || !quiet.includes(error.status)) {
      reportIssues([{ id: null, problem: error.message, kept: false, place: error.url }]);
    }
    return null;
  } finally {
    clearTimeout(timer);
  }
}
