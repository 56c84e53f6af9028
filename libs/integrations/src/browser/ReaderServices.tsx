import type { ServiceRows } from '@cancha/integrations/ports/ServiceRows';
import type { ConsentRules } from '@cancha/site/consent/ConsentRecord';
import type { JSX } from 'react';
import type { ConsentManager } from '../consent/startConsentManager';
import type { BrowserService, ReadSite } from './BrowserService';
import { servicesInPage } from './servicesInPage';
import { StartServices } from './StartServices.client';

/** What the browser has to know of the manager that asks, but for its script, which the page has. */
function managerOf(rows: ServiceRows, on: readonly BrowserService[]): ConsentManager | null {
  if (!rows.consentManager) return null;
  const { name, settings, vendors } = rows.consentManager;
  const numbers = on.map((service) => [service.use.service, vendors?.[service.name]] as const);
  return {
    name,
    settings,
    vendors: Object.fromEntries(numbers.filter((pair): pair is [string, number] => pair[1] !== undefined)),
  };
}

type ReaderServicesProps = { rows: ServiceRows; site: ReadSite; rules: ConsentRules };

/** Starts in the browser what the brand's rows switch on; nothing where they switch on nothing. */
export function ReaderServices({ rows, site, rules }: ReaderServicesProps): JSX.Element | null {
  const on = servicesInPage(rows);
  const manager = managerOf(rows, on);
  const { siteCode, prefix } = site;
  if (on.length === 0) return null;
  return <StartServices services={on} site={{ siteCode, prefix }} {...(manager ? { manager, rules } : {})} />;
}
