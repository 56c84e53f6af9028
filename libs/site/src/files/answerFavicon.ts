import { brandFile, favicon } from '../assets/brandFiles';
import { getSiteContext } from '../context/SiteContext';

type FaviconParams = { params: Promise<{ site: string }> };

/** `/favicon.ico`, which some ask for whatever a page says: it leads to the one of the brand. */
export async function answerFavicon(_request: Request, { params }: FaviconParams): Promise<Response> {
  const { site, brandConfig } = await getSiteContext((await params).site);
  return new Response(null, {
    status: 302,
    headers: {
      Location: brandFile(site, brandConfig, favicon.file),
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
