import { consentLawOf, type ConsentLaw } from '@cancha/brands/consentLaws';
import type { Site } from '@cancha/brands/Site';
import type { ConsentPurpose, Service } from '@cancha/integrations/ports/Service';
import type { ConsentManagerRow } from '@cancha/integrations/ports/ServiceRows';
import type { SiteContext } from '../context/SiteContext';
import { browserServices } from '../services/servedServices';
import type { ConsentRules } from './ConsentRecord';

/** Day on which the words of notice and settings last changed their meaning. */
export const consentText = '2026-11-23';

/** The law of the site's country; an edition for no country has none. */
export function lawOfSite(
  { flag, countryCode }: Pick<Site, 'flag' | 'countryCode'>,
  day: string,
): ConsentLaw | null {
  return flag === 'un' && countryCode === 'US' ? null : consentLawOf(countryCode, day);
}

/** What readers are asked: each purpose once, `necessary` not. */
export function askedPurposes(services: readonly Service[]): Exclude<ConsentPurpose, 'necessary'>[] {
  return [...new Set(services.map(({ purpose }) => purpose))].filter((purpose) => purpose !== 'necessary');
}

/** Day on which what sites do about Global Privacy Control last changed: they say so to whoever asks. */
export const gpcStatementDay = '2026-11-23';

/** What Global Privacy Control refuses: advertising everywhere, and what the law of the place counts as a sale. */
export const gpcRefusals = (law: ConsentLaw | null): readonly ConsentPurpose[] => [
  'advertising',
  ...(law?.gpcRefuses ?? []),
];

/** Where no law is known readers are asked. */
export function consentRules(law: ConsentLaw | null, services: readonly Service[]): ConsentRules {
  return {
    text: consentText,
    purposes: askedPurposes(services),
    optOutZones: law?.asks === 'optOut' ? (law.zones ?? []) : [],
    gpcRefuses: gpcRefusals(law),
  };
}

type Context = Pick<SiteContext, 'site' | 'brandConfig'>;

export const dayNow = (): string => new Date().toISOString().slice(0, 10);

/** The rules of a site as its law stands today. */
export function rulesOfSite(context: Context, day = dayNow()): ConsentRules {
  return consentRules(lawOfSite(context.site, day), browserServices(context));
}

/** The manager of another company that asks on a site; `null` where ours does, or where there is nothing to ask. */
export function managerOfSite(context: Pick<Context, 'brandConfig'>): ConsentManagerRow | null {
  const isAsking = askedPurposes(browserServices(context)).length > 0;
  return (isAsking && context.brandConfig.consentManager) || null;
}
