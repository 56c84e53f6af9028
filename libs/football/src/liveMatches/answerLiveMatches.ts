import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import type { LiveUpdate } from '@cancha/blocks/liveMatches/LiveUpdate';
import { loadLiveMatches } from './loadLiveMatches';
import { toMatchPatch } from '@cancha/blocks/liveMatches/toMatchPatch';

type LiveMatchesParams = { params: Promise<{ site: string }> };

/** The same for every reader: a cache in front may answer the others of that moment. */
const shared = { 'Cache-Control': 'public, max-age=0, s-maxage=5' };
const nobodys = { 'Cache-Control': 'no-store' };

/** How the matches of today and tomorrow stand, as `LiveUpdate`. */
export async function answerLiveMatches(_: Request, { params }: LiveMatchesParams): Promise<Response> {
  const context = await getSiteContext((await params).site);
  return answerLive(async () => {
    const now = new Date();
    const data = await loadLiveMatches(context, now);
    return data && updateOf(data, context, now);
  });
}

/** An update as an answer: 404 where there is none, 503 while the backend has none to give. */
export async function answerLive(load: () => Promise<LiveUpdate | null>): Promise<Response> {
  try {
    const update = await load();
    if (update) return Response.json(update, { headers: shared });
    return Response.json({ error: 'no match' }, { status: 404, headers: nobodys });
  } catch (error) {
    console.error(error);
    const headers = { ...nobodys, 'Retry-After': '60' };
    return Response.json({ error: 'not to be had now' }, { status: 503, headers });
  }
}

type Data = NonNullable<Awaited<ReturnType<typeof loadLiveMatches>>>;

export function updateOf({ matches, asOf }: Data, context: SiteContext, now: Date): LiveUpdate {
  return {
    ageMs: asOf === null ? 0 : Math.max(0, now.getTime() - asOf),
    matches: matches.map((match) => toMatchPatch(match, context)),
  };
}
