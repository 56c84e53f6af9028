import { dropImpossiblePicks } from '@cancha/stats/simulator/applyPick';
import { simulateTournament, type Simulation } from '@cancha/stats/simulator/simulateTournament';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { sharedPictures } from '../pictures/PictureCache';
import { drawPicture } from './drawPicture';
import { loadSimulator } from './loadSimulator';
import { readPicks } from './picksHash';

type PictureParams = { params: Promise<{ site: string; hash: string }> };

/** The same for everybody, and for as long as the flags are the same. */
const kept = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

/** The picture of a World Cup that has a champion; 404 without one, or without the flags. */
export async function answerSimulatorPicture(
  _request: Request,
  { params }: PictureParams,
): Promise<Response> {
  const { site, hash } = await params;
  const context = await getSiteContext(site);
  const picks = readPicks(hash);
  const codes = picks ? bestOf(simulateTournament(dropImpossiblePicks(picks).picks)) : [];
  const { teams } = await loadSimulator(context);
  const flags = await Promise.all(
    codes.map((code) => context.pictures.fetchBadge(teams[code]?.badge ?? null)),
  );
  const known = flags.filter((flag) => flag !== null);
  if (known.length === 0 || known.length < codes.length) return new Response(null, { status: 404 });
  const { header: ground } = context.theme.colours.light;
  const shown = [ground, ...codes.map((code) => teams[code]?.badge)].join(' ');
  const picture = await sharedPictures.draw(shown, () => drawPicture({ ground, flags: known }));
  if (!picture)
    return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(picture), { headers: kept });
}

/** The champion, then the others of the semi-finals; nobody as long as there is no champion. */
export function bestOf({ champion, ties }: Simulation): string[] {
  if (champion === null) return [];
  const semifinalists = ties
    .filter(({ fixture }) => fixture.round === 'semi')
    .flatMap(({ home, away }) => [home, away])
    .filter((code) => code !== null);
  return [champion, ...semifinalists.filter((code) => code !== champion)];
}
