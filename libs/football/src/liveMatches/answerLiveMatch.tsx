import { buildPath } from '@cancha/routing/buildPath';
import { matchParams } from '@cancha/blocks/matches/matchHref';
import { loadMatchCentre } from '../match/loadMatchPage';
import { toldOf } from '../match/toldOf';
import { matchParts, type MatchPartName } from '../match/MatchParts';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { answerLive } from '@cancha/blocks/liveMatches/answerLive';
import { renderHtml } from '@cancha/blocks/liveMatches/renderHtml';
import { updateOf } from './answerLiveMatches';
import type { LiveUpdate } from '@cancha/blocks/liveMatches/LiveUpdate';

type LiveMatchParams = { params: Promise<{ site: string; id: string }> };

/** How one match stands, with all that its page shows of it, as `LiveUpdate`. */
export async function answerLiveMatch(_: Request, { params }: LiveMatchParams): Promise<Response> {
  const { site, id } = await params;
  const context = await getSiteContext(site);
  return answerLive('match', () => loadUpdate(decodeURIComponent(id), context, new Date()));
}

async function loadUpdate(id: string, context: SiteContext, now: Date): Promise<LiveUpdate | null> {
  const centre = await loadMatchCentre(context, id);
  if (!centre) return null;
  const { t, format, site } = context;
  const path = buildPath(site, 'match', matchParams(centre.match));
  const names = Object.keys(matchParts) as MatchPartName[];
  const parts = await Promise.all(
    names.map(async (name) => {
      const part = matchParts[name]({ context, centre, path, isMoment: false, now });
      // Who reads it at the kick-off reads on: nothing moves.
      if (name === 'before' && part === null) return [];
      return [[name, await renderHtml(part)] as const];
    }),
  );
  const asOf = centre.asOf === null ? '' : t('matchPage.asOf', { time: format.time(new Date(centre.asOf)) });
  return {
    ...(await updateOf({ matches: [centre.match], asOf: centre.asOf }, context, now)),
    parts: { ...Object.fromEntries(parts.flat()), asOf },
    told: toldOf(centre, context, now),
  };
}
