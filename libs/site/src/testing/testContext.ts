import { sites } from '@cancha/brands/sites';
import { aBrandConfig } from './aBrandConfig';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';
import { testApi } from '@cancha/data-access/testing/testApi';
import { readEnvironment } from '../environment/readEnvironment';
import { pictureHost } from '../context/pictureHost';
import { createSiteFormat } from '../context/createSiteFormat';
import { createSiteTranslator } from '../context/createSiteTranslator';
import type { SiteContext } from '../context/SiteContext';
import { aServedSite } from './aServedSite';

type ContextChanges = {
  site?: Partial<Site>;
  brandConfig?: Partial<BrandConfig>;
  family?: readonly Site[];
  networkHosts?: readonly string[];
  environment?: Record<string, string>;
  /** Address of a stand-in for all three backends; without one every call fails. */
  apiUrl?: string;
};

/** The main edition's context, with what a test changes and clients that remember nothing. */
export function testContext(changes: ContextChanges = {}): SiteContext {
  const site: Site = { ...sites.fca, ...changes.site };
  // Nothing listens on port 1.
  const url = changes.apiUrl ?? 'http://127.0.0.1:1';
  const brandConfig: BrandConfig = { ...aBrandConfig, ...changes.brandConfig };
  const environment = readEnvironment(changes.environment ?? {});
  const stats = testApi(url).api;
  const content = testApi(url, { version: 'v1' }).api;
  return {
    site,
    family: changes.family ?? [site],
    networkHosts: changes.networkHosts ?? [],
    theme: aServedSite.theme,
    brandConfig,
    environment,
    pictures: pictureHost(environment),
    hasDrafts: false,
    apis: { content, search: content, cms: stats, stats },
    t: createSiteTranslator(site, brandConfig.messageOverrides),
    format: createSiteFormat(site),
  };
}
