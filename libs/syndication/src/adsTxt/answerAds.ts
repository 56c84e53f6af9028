import { answerFile } from '@cancha/site/files/answerFile';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { reportIssues } from '@cancha/site/context/reportIssues';
import { adsText } from './adsText';

type AdsParams = { params: Promise<{ site: string }> };

/** ads.txt of the host a site is at the root of: who may sell its ads. */
export async function answerAds(request: Request, { params }: AdsParams): Promise<Response> {
  const { site, brandConfig } = await getSiteContext((await params).site);
  return answerFile(request, { type: 'text/plain; charset=utf-8', maxAge: 3600 }, () => {
    const { text, refused } = adsText(brandConfig.name, brandConfig.adSellers ?? []);
    for (const line of refused)
      reportIssues([
        { id: site.id, problem: `no line of an ads.txt: ${line}`, kept: false, place: 'adSellers' },
      ]);
    return text;
  });
}
