import { getMatch } from '@cancha/data-access/football/getMatch';
import type { Match } from '@cancha/stats/match/Match';
import type { Team } from '@cancha/stats/team/Team';
import { brandFile, iconFile } from '@cancha/site/assets/brandFiles';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { sharedPictures } from '../pictures/PictureCache';
import { drawMatchPicture } from './drawMatchPicture';
import { paintMatchPicture, sizeBadge } from './paintMatchPicture';
import { logFailure } from '@cancha/site/context/reportIssues';

type MatchPictureParams = { params: Promise<{ site: string; id: string }> };

/** Networks ask for a picture once and keep it; of a match that is on it is soon another one. */
const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
};

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
    const picture = await draw(match, context);
    return picture ? new Response(new Uint8Array(picture), { headers }) : standIn(request, context);
  } catch (error) {
    logFailure('The picture of a match could not be had', error);
    return standIn(request, context);
  }
}

/** `null`: too many are being drawn. */
async function draw(match: Match, context: SiteContext): Promise<Buffer | null> {
  const fileOf = async ({ image }: Team) => context.pictures.fetchBadge(image);
  const files = await Promise.all([fileOf(match.home), fileOf(match.away)]);
  // What is drawn but for the shields, and which these are.
  const words = drawMatchPicture(match, { home: files[0] !== null, away: files[1] !== null }, context);
  return sharedPictures.draw([words, match.home.image, match.away.image].join(' '), async () => {
    const [home, away] = [await sizeBadge(files[0]), await sizeBadge(files[1])];
    const svg = drawMatchPicture(match, { home: home !== null, away: away !== null }, context);
    return paintMatchPicture(svg, { home, away });
  });
}

function standIn(request: Request, { site, brandConfig }: SiteContext): Response {
  const location = new URL(brandFile(site, brandConfig, iconFile(512)), request.url).pathname;
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
