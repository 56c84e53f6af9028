import { answerFile } from '@cancha/site/files/answerFile';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { manifestText } from './manifestText';

type ManifestParams = { params: Promise<{ site: string }> };

/** The web manifest of a site or edition. */
export async function answerManifest(request: Request, { params }: ManifestParams): Promise<Response> {
  const context = await getSiteContext((await params).site);
  return answerFile(request, { type: 'application/manifest+json; charset=utf-8', maxAge: 3600 }, () =>
    manifestText(context),
  );
}
