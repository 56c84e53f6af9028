import { getMatch } from '@cancha/data-access/football/getMatch';
import type { Match } from '@cancha/stats/match/Match';
import type { Team } from '@cancha/stats/team/Team';
import { LRUCache } from 'lru-cache';
import { brandFile, iconFile } from '@cancha/site/assets/brandFiles';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { drawMatchPicture } from './drawMatchPicture';
import { paintMatchPicture, sizeBadge } from './paintMatchPicture';
import { logFailure } from '@cancha/site/context/reportIssues';

type MatchPictureParams = { params: Promise<{ site: string; id: string }> };

/** Networks ask for a picture once and keep it; of a match that is on it is soon another one. */
const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
};

/** By what is drawn: the same match at the same score is painted once. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** A match as a picture, 1200 by 630; the brand's own drawing where it cannot be had. 404 for an unknown match. */
export async function answerMatchPicture(
  request: Request,
  { params }: MatchPictureParams,
): Promise<Response> {
  const { site, id } = await params;
  const context = await getSiteContext(site);
  try {
    const match = await getMatch(context.apis.stats, { matchId: decodeURIComponent(id) });
    if (!match) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    return new Response(new Uint8Array(await draw(match, context)), { headers });
  } catch (error) {
    logFailure('The picture of a match could not be had', error);
    return standIn(request, context);
  }
}

async function draw(match: Match, context: SiteContext): Promise<Buffer> {
  const badgeOf = async ({ image }: Team) => sizeBadge(await context.pictures.fetchBadge(image));
  const [home, away] = await Promise.all([badgeOf(match.home), badgeOf(match.away)]);
  const svg = drawMatchPicture(match, { home: home !== null, away: away !== null }, context);
  const key = [svg, match.home.image, match.away.image].join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const made = paintMatchPicture(svg, { home, away });
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

function standIn(request: Request, { site, brandConfig }: SiteContext): Response {
  const location = new URL(brandFile(site, brandConfig, iconFile(512)), request.url).pathname;
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
