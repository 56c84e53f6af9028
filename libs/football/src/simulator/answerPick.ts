import { getSiteContext } from '@cancha/site/context/SiteContext';
import { readForm } from './readPick';
import { readPicks } from './picksHash';
import { simulatorPath } from './simulatorPaths';

type PickParams = { params: Promise<{ site: string; hash: string }> };

/** Leads a browser without JavaScript on to the World Cup it asked for by a button or by goals. */
export async function answerPick(request: Request, { params }: PickParams): Promise<Response> {
  const { site, hash } = await params;
  const context = await getSiteContext(site);
  const picks = readPicks(hash);
  if (!picks) return new Response(null, { status: 404 });
  const next = readForm(picks, new URL(request.url).searchParams);
  const headers = { Location: simulatorPath(context.site, next.picks), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
