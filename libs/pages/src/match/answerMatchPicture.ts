import { getMatch } from '@cancha/data-access/football/getMatch';
import { LRUCache } from 'lru-cache';
import { iconFile } from '../assets/iconFiles';
import { brandFile } from '../shell/brandFile';
import { getSiteContext, type SiteContext } from '../site/SiteContext';
import { drawMatchPicture } from './drawMatchPicture';

type MatchPictureParams = { params: Promise<{ site: string; id: string }> };

/** Networks ask for a picture once and keep it; of a match that is on it is soon another one. */
const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
};

/** By what is drawn: the same match at the same score is drawn once. */
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
    return new Response(new Uint8Array(await draw(drawMatchPicture(match, context))), { headers });
  } catch (error) {
    console.error(error);
    return standIn(request, context);
  }
}

function draw(svg: string): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  const made = import('sharp').then(({ default: sharp }) => sharp(Buffer.from(svg)).png().toBuffer());
  drawn.set(svg, made);
  made.catch(() => drawn.delete(svg));
  return made;
}

function standIn(request: Request, { site, profile }: SiteContext): Response {
  const location = new URL(brandFile(site, profile, iconFile(512)), request.url).pathname;
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
