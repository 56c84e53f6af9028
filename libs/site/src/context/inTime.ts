import { ApiError } from '@cancha/data-access/api/ApiError';
import { isCheckedPage, patienceLeft } from './pagePatience';
import { reportIssues } from './reportIssues';

/** What came too late to be waited for. It is not lost: the client remembers it for the next reader. */
export const late = Symbol('late');

/**
 * What a page is about, or `late` where the page would wait too long for it and says so instead. A call that fails is
 * thrown to the proxy, which answers with a problem page. Once that has let the page through, as it does with what is
 * late, a failure can no longer be one: a page that throws is an empty document. It is late then, too.
 */
export async function inTime<T>(part: Promise<T>): Promise<T | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, patienceLeft(), late);
  });
  try {
    return await Promise.race([part, patience]);
  } catch (error) {
    if (!(error instanceof ApiError) || !isCheckedPage()) throw error;
    reportIssues([{ id: null, problem: error.message, kept: false, place: error.url }]);
    return late;
  } finally {
    clearTimeout(timer);
  }
}
