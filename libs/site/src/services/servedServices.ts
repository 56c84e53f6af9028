import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { Service } from '@cancha/integrations/ports/Service';
import type { ServiceRows } from '@cancha/integrations/ports/ServiceRows';

/** Rows of services by the id of a site, `*` for every site. */
export type RowsBySite = Readonly<Record<string, ServiceRows>>;

const registry = () =>
  processSingleton('services', () => ({ services: [] as readonly Service[], rows: {} as RowsBySite }));

/** Says which outside services there are adapters for in this process, and the rows of this deployment. */
export function serveServices(services: readonly Service[], rows: RowsBySite = {}): void {
  Object.assign(registry(), { services, rows });
}

/** The rows that this deployment has for a site: they count instead of those of its brand. */
export const deploymentRows = (siteId: string): ServiceRows => ({
  ...registry().rows['*'],
  ...registry().rows[siteId],
});

/** The services that run in the browser of a reader of the site: those that its rows switch on. */
export function browserServices({ brandConfig }: { readonly brandConfig: BrandConfig }): readonly Service[] {
  const settings: Readonly<Record<string, unknown>> = brandConfig;
  return registry().services.filter(
    ({ runsIn, switchedOnBy }) =>
      runsIn === 'browser' && 'brand' in switchedOnBy && settings[switchedOnBy.brand] !== undefined,
  );
}
