import type { SiteContext } from './SiteContext';

/** Address of the host of the pictures: where one lies that a text names without a host. */
export function staticsHost({ environment }: Pick<SiteContext, 'environment'>): string {
  return environment.STATICS_URL ?? environment.CONTENT_API_URL;
}
