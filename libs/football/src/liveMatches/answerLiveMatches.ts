import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { answerLive } from '@cancha/blocks/liveMatches/answerLive';
import type { LiveUpdate, UpdatedMatch } from '@cancha/blocks/liveMatches/LiveUpdate';
import { toLiveMatch } from '@cancha/blocks/liveMatches/toLiveMatch';
import { toMappedMatch } from '@cancha/blocks/liveMatches/toMappedMatch';
import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { Match } from '@cancha/stats/match/Match';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';

type LiveMatchesParams = { params: Promise<{ site: string }> };

/** How the matches of today and tomorrow stand: as `LiveUpdate`, and with `?as=data` as `MappedMatch` each. */
export async function answerLiveMatches(request: Request, { params }: LiveMatchesParams): Promise<Response> {
  const isData = new URL(request.url).searchParams.get('as') === 'data';
  const context = await getSiteContext((await params).site);
  return answerLive('match', async () => {
    const now = new Date();
    const data = await loadLiveMatches(context, now);
    return data && (isData ? mappedOf(data, context, now) : updateOf(data, context, now));
  });
}

type Data = NonNullable<Awaited<ReturnType<typeof loadLiveMatches>>>;

const ageOf = ({ asOf }: Data, now: Date) => (asOf === null ? 0 : Math.max(0, now.getTime() - asOf));

const mappedOf = (data: Data, context: SiteContext, now: Date) => ({
  ageMs: ageOf(data, now),
  matches: data.matches.map((match) => toMappedMatch(match, context, now)),
});

export async function updateOf(data: Data, context: SiteContext, now: Date): Promise<LiveUpdate> {
  const { matches } = data;
  return {
    ageMs: ageOf(data, now),
    matches: await Promise.all(matches.map((match) => renderOnce(match, context))),
  };
}

const rendered = new WeakMap<Match, Map<string, Promise<UpdatedMatch>>>();

/** A match that is on or over, once for each site while nothing of it changed. One to come changes with the time alone. */
function renderOnce(match: Match, context: SiteContext): Promise<UpdatedMatch> {
  if (match.state === 'scheduled') return toLiveMatch(match, context);
  const { id } = context.site;
  const bySite = rendered.get(match) ?? new Map<string, Promise<UpdatedMatch>>();
  rendered.set(match, bySite);
  const known = bySite.get(id);
  if (known) return known;
  const made = toLiveMatch(match, context);
  bySite.set(id, made);
  // What failed once may not fail again
  made.catch(() => bySite.delete(id));
  return made;
}

export type LiveMatchesData = { matches: readonly Match[]; asOf: number | null };

/**
 * The matches of today and tomorrow in the site's zone that are on or over, and what kicked off yesterday and is still
 * on. An abandoned one is among them: it was on. `null` where the provider has no matches at all. Throws `ApiError`.
 */
export async function loadLiveMatches(
  { apis, format }: SiteContext,
  now: Date,
): Promise<LiveMatchesData | null> {
  const today = format.day(now);
  const status = ['playing', 'played', 'suspended', 'cancelled', 'postponed'];
  const answer = await getMatches(apis.stats, {
    dateFrom: shiftDay(today, -1),
    dateTo: shiftDay(today, 1),
    status,
  });
  if (!answer) return null;
  return {
    matches: answer.filter((match) => match.state === 'live' || format.day(match.kickOff) >= today),
    asOf: dataTimeOf(answer),
  };
}
