import type { Site } from '@cancha/brands/Site';
import type { FormRow } from '@cancha/integrations/ports/ReaderForms';
import { buildPath } from '@cancha/routing/buildPath';

/** Pages of the CMS, by the segment of the internal path, which is the name of their route. */
export const infoRoutes = [
  'about',
  'contact',
  'advertisingContact',
  'writeForUs',
  'privacy',
  'terms',
  'adChoices',
  'editorialPolicy',
  'bettingPrinciples',
] as const;

export type InfoRoute = (typeof infoRoutes)[number];

export function isInfoRoute(name: string): name is InfoRoute {
  return (infoRoutes as readonly string[]).includes(name);
}

/** As the CMS knows the page: its path in the site's language, without prefix and slashes around it. */
export function cmsSlugOf(site: Site, route: InfoRoute): string {
  return buildPath({ ...site, prefix: '', trailingSlash: false }, route, {}).slice(1);
}

/** The form on a page of a site; `null`: there is none. */
export const formOf = ({ forms }: Pick<Site, 'forms'>, route: string): FormRow | null =>
  (route === 'contact' || route === 'advertisingContact' ? forms[route] : null) ?? null;
