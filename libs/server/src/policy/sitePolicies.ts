import { LRUCache } from 'lru-cache';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { serviceSources } from '@cancha/integrations/serviceSources';
import { dayNow } from '@cancha/site/consent/consentRules';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { speculationRulesText } from '@cancha/site/navigation/speculationRules';
import { embedFrames } from '@cancha/site/policy/embedFrames';
import { ownScripts } from '@cancha/site/policy/ownScripts';
import { policyReportsPath } from '@cancha/site/policyReports/policyReportsPath';
import type { Sources } from '@cancha/integrations/ports/Sources';
import { hashOf } from './sealPage';

/** What the policies of a site's pages are made of. */
export type SitePolicy = {
  /** Of the scripts we write into its documents, by their text. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly sources: readonly Sources[];
  readonly pictures: readonly string[];
  readonly reportTo: string;
};

const dayMs = 24 * 60 * 60_000;
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** A host of pictures that is asked without TLS: on one's own machine. */
const withoutTls = (addresses: readonly string[]) =>
  addresses.map((address) => new URL(address).origin).filter((origin) => origin.startsWith('http:'));

function createSitePolicy(context: SiteContext, day: string): SitePolicy {
  const { site, brandConfig, environment } = context;
  const scripts = ownScripts(context, [day, dayBefore(day)]);
  const { STATICS_URL, STATS_API_URL, CONTENT_API_URL } = environment;
  return {
    hashes: new Map(Array.from(scripts, (text) => [text, hashOf(text)])),
    sources: [
      // The page adds the rules itself once it is there.
      { script: [hashOf(speculationRulesText)], frame: embedFrames },
      ...serviceSources(brandConfig),
    ],
    pictures: withoutTls([STATICS_URL, STATS_API_URL, CONTENT_API_URL]),
    reportTo: policyReportsPath(site),
  };
}

/** What is allowed on the pages of a site, today. */
export async function sitePolicy(id: string): Promise<SitePolicy> {
  const kept = processSingleton('site-policies', () => new LRUCache<string, SitePolicy>({ max: 200 }));
  const day = dayNow();
  const key = `${id} ${day}`;
  const known = kept.get(key);
  if (known) return known;
  const policy = createSitePolicy(await getSiteContext(id), day);
  kept.set(key, policy);
  return policy;
}

/** Of a document that is of no site: an address outside of all of them, or a page that broke. */
export const noSitePolicy: SitePolicy = {
  hashes: new Map(),
  sources: [],
  pictures: [],
  reportTo: policyReportsPath({ prefix: '' }),
};
