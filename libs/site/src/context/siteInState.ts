import type { Site } from '@cancha/brands/Site';

/** Where the gallery of states is, below the prefix of a site; a state's pages are below its id there. */
export const statesPath = '/api/states';

/** A site in a state: all of its addresses are below that of the state, so that links, forms and scripts of a page stay in it. */
export function siteInState(site: Site, state: string): Site {
  const prefix = `${site.prefix}${statesPath}/${state}`;
  return { ...site, prefix, hostPrefixes: [...(site.hostPrefixes ?? [site.prefix]), prefix] };
}

/** Whether an address is that of the gallery, or shows a state. */
export const isInGallery = ({ prefix }: Pick<Site, 'prefix'>, pathname: string): boolean =>
  `${pathname}/`.startsWith(`${prefix}${statesPath}/`);
