import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';
import { networkHosts } from '@cancha/brands/networkHosts';
import { familyOf } from '@cancha/brands/familyOf';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { notFound } from 'next/navigation';
import { draftMode } from '../drafts/draftMode';
import { readSiteId } from '../drafts/draftSite';
import { readEnvironment, type Environment } from '../environment/readEnvironment';
import { statesMode } from '../drafts/statesMode';
import { findServedState, type ServedState } from './servedStates';
import { siteInState } from './siteInState';
import { stateApis } from './stateApis';
import { siteRows } from '../services/siteRows';
import type { PictureHost } from '@cancha/integrations/ports/PictureHost';
import { createApis, type Apis } from './createApis';
import { createSiteFormat, type SiteFormat } from './createSiteFormat';
import { createSiteTranslator, type Translate } from './createSiteTranslator';
import { pictureHost } from './pictureHost';
import { effectiveSites, findServedSite } from './servedSites';
import type { ServedSite, ThemeFiles } from './ServedSite';

/** All a page needs to know of the site it is rendered for. One object a site and process. */
export type SiteContext = {
  readonly site: Site;
  /** The sites that are each other's editions, this one among them, with the origins they have here. */
  readonly family: readonly Site[];
  readonly networkHosts: readonly string[];
  readonly theme: ThemeFiles;
  readonly brandConfig: BrandConfig;
  readonly environment: Environment;
  /** Drafts are shown like published articles: to whoever reads this page, and to nobody else. */
  readonly hasDrafts: boolean;
  readonly apis: Apis;
  readonly pictures: PictureHost;
  readonly t: Translate;
  readonly format: SiteFormat;
};

async function createContext(
  { site: row, theme, loadBrandConfig }: ServedSite,
  hasDrafts: boolean,
  state: ServedState | null,
): Promise<SiteContext> {
  const brandConfig = siteRows(row, (await loadBrandConfig()).brandConfig);
  const environment = environmentFor(hasDrafts);
  const all = effectiveSites(environment);
  const own = all.find(({ id }) => id === row.id) ?? row;
  const site = state ? siteInState(own, state.id) : own;
  return {
    site,
    family: familyOf(site, all),
    networkHosts,
    theme,
    brandConfig,
    environment,
    hasDrafts,
    apis: state ? stateApis(site, environment, state) : createApis(site, environment, { hasDrafts }),
    pictures: pictureHost(environment),
    t: createSiteTranslator(site, brandConfig.messageOverrides),
    format: createSiteFormat(site),
  };
}

/** No search engine is to find what only some may read. */
function environmentFor(hasDrafts: boolean): Environment {
  const environment = readEnvironment(process.env);
  return hasDrafts ? { ...environment, ROBOTS: 'noindex' } : environment;
}

/** The context of a site by what the proxy wrote into the internal path: its id, and whether it is read with drafts or in a state. */
export async function getSiteContext(segment: string): Promise<SiteContext> {
  const { id, hasDrafts, state: stateId } = readSiteId(segment);
  const served = findServedSite(id);
  const environment = readEnvironment(process.env);
  const state = stateId === null ? null : findServedState(stateId);
  const isClosed = (hasDrafts && draftMode(environment) === 'never') || state === undefined;
  if (!served || isClosed || (state && statesMode(environment) === 'never')) notFound();
  const contexts = processSingleton('site-contexts', () => new Map<string, Promise<SiteContext>>());
  let context = contexts.get(segment);
  if (!context) {
    context = createContext(served, hasDrafts, state);
    contexts.set(segment, context);
  }
  return context;
}
