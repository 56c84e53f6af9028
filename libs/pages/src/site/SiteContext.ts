import { brands, isBrandId } from '@cancha/brands/brands';
import { loadProfile } from '@cancha/brands/loadProfile';
import type { Profile } from '@cancha/brands/Profile';
import type { Site } from '@cancha/brands/Site';
import { perProcess } from '@cancha/data-access/api/perProcess';
import { notFound } from 'next/navigation';
import { createApis, type Apis } from './createApis';
import { createSiteFormat, type SiteFormat } from './createSiteFormat';
import { createSiteTranslator, type Translate } from './createSiteTranslator';
import { readEnvironment, type Environment } from '../server/readEnvironment';

/** All a page needs to know of the site it is rendered for. One object a site and process. */
export type SiteContext = {
  readonly site: Site;
  readonly profile: Profile;
  readonly environment: Environment;
  readonly apis: Apis;
  readonly t: Translate;
  readonly format: SiteFormat;
};

async function createContext(site: Site, profile: Profile): Promise<SiteContext> {
  const environment = readEnvironment(process.env);
  const t = createSiteTranslator(site);
  const here: Site = { ...site, origin: environment.SITE_ORIGIN ?? site.origin };
  return {
    site: here,
    profile,
    environment,
    apis: createApis(here, environment),
    t,
    format: createSiteFormat(here),
  };
}

/** The context of a site by the id that the proxy wrote into the internal path. */
export async function getSiteContext(id: string): Promise<SiteContext> {
  if (!isBrandId(id)) notFound();
  const contexts = perProcess('site-contexts', () => new Map<string, Promise<SiteContext>>());
  let context = contexts.get(id);
  if (!context) {
    context = loadProfile(id).then((profile) => createContext(brands[id], profile));
    contexts.set(id, context);
  }
  return context;
}
