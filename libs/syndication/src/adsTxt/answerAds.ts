import { answerFile } from '@cancha/site/files/answerFile';
import { brandFileLifetime } from '@cancha/site/files/brandFileLifetime';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { reportIssues } from '@cancha/site/context/reportIssues';

type AdsParams = { params: Promise<{ site: string }> };

/** ads.txt of the host a site is at the root of: who may sell its ads. */
export async function answerAds(request: Request, { params }: AdsParams): Promise<Response> {
  const { site, brandConfig, environment } = await getSiteContext((await params).site);
  return answerFile(
    request,
    { type: 'text/plain; charset=utf-8', maxAge: brandFileLifetime(environment) },
    () => {
      const { text, refused } = adsText(brandConfig.name, brandConfig.adSellers ?? []);
      for (const line of refused)
        reportIssues([
          { id: site.id, problem: `no line of an ads.txt: ${line}`, kept: false, place: 'adSellers' },
        ]);
      return text;
    },
  );
}

/** A system, an account there, the relation, and maybe the certification of the system. */
const seller = /^[a-z0-9.-]+\.[a-z]{2,}\s*,\s*[^\s,#]+\s*,\s*(?:DIRECT|RESELLER)(?:\s*,\s*[0-9a-z]+)?$/i;
const variable = /^(?:CONTACT|SUBDOMAIN|OWNERDOMAIN|MANAGERDOMAIN|INVENTORYPARTNERDOMAIN)\s*=\s*\S.*$/i;

export type AdsText = { text: string; refused: readonly string[] };

/** An ads.txt. Lines that are none are left out: buyers may stop reading at them. Without any it says that nobody sells. */
export function adsText(name: string, sellers: readonly string[]): AdsText {
  const lines = sellers.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  const good = lines.filter((line) => line.startsWith('#') || seller.test(line) || variable.test(line));
  const refused = lines.filter((line) => !good.includes(line));
  const says = good.some((line) => seller.test(line)) ? [] : ['# Nobody is authorised to sell its ads.'];
  return { text: `${[`# ${name}`, ...says, ...good].join('\n')}\n`, refused };
}
