import { answerFile, xml } from '@cancha/site/files/answerFile';
import { keepFile } from '@cancha/site/files/keepFile';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { buildSitemap } from './buildSitemap';
import { buildSitemapIndex } from './buildSitemapIndex';

type SitemapParams = { params: Promise<{ site: string; name: string }> };

/** A sitemap of a site, `index` the list of them. A deployment that is not to be found has none. */
export async function answerSitemap(request: Request, { params }: SitemapParams): Promise<Response> {
  const { site, name } = await params;
  const context = await getSiteContext(site);
  return answerFile(request, { type: xml, maxAge: 300 }, () => {
    if (context.environment.ROBOTS === 'noindex') return null;
    return keepFile(context, `sitemaps/${name}`, () =>
      name === 'index' ? buildSitemapIndex(context) : buildSitemap(name, context, new Date()),
    );
  });
}
