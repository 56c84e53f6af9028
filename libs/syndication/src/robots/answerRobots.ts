import { sitemapIndexPath } from '@cancha/site/files/siteFiles';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { effectiveSites, findServedSite } from '@cancha/site/context/servedSites';

type RobotsParams = { params: Promise<{ site: string }> };

/** The sitemaps of every site on the host, of whichever editions this app serves there. */
function sitemapsOf({ site, environment }: SiteContext): string[] {
  return effectiveSites(environment)
    .filter(({ id, origin }) => origin === site.origin && findServedSite(id) !== undefined)
    .map((other) => other.origin + sitemapIndexPath(other));
}

/** robots.txt of the host a site is at the root of. */
export async function answerRobots(_request: Request, { params }: RobotsParams): Promise<Response> {
  const context = await getSiteContext((await params).site);
  const open = context.environment.ROBOTS === 'index';
  return new Response(robotsText({ open, sitemaps: open ? sitemapsOf(context) : [] }), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // Short, so that a deployment that was closed by mistake is not closed for long.
      'Cache-Control': 'public, max-age=300',
    },
  });
}

type RobotsRules = {
  /** Whether search engines may read the site at all. */
  open: boolean;
  /** Whole addresses of the site's sitemaps. */
  sitemaps: readonly string[];
};

/** A robots.txt: all or nothing, as there is no public page that is not for them. */
export function robotsText({ open, sitemaps }: RobotsRules): string {
  const lines = [
    'User-agent: *',
    open ? 'Allow: /' : 'Disallow: /',
    ...sitemaps.map((url) => `Sitemap: ${url}`),
  ];
  return `${lines.join('\n')}\n`;
}
