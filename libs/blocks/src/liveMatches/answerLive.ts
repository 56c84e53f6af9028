import { logFailure } from '@cancha/site/context/reportIssues';

/** The same for every reader: a cache in front may answer the others of that moment. */
const shared = { 'Cache-Control': 'public, max-age=0, s-maxage=5' };
const uncached = { 'Cache-Control': 'no-store' };

/**
 * What changes while it is read, as JSON: 404 where there is nothing, 503 while the backend cannot say.
 * @param missing what a 404 says is not there
 */
export async function answerLive(missing: string, load: () => Promise<object | null>): Promise<Response> {
  try {
    const update = await load();
    if (update) return Response.json(update, { headers: shared });
    return Response.json({ error: `no ${missing}` }, { status: 404, headers: uncached });
  } catch (error) {
    logFailure('A live update could not be had', error);
    const headers = { ...uncached, 'Retry-After': '60' };
    return Response.json({ error: 'not to be had now' }, { status: 503, headers });
  }
}
