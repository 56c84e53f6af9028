import type { RoutedSite } from '../RoutedSite';

/** A site for tests. */
export function siteOf(changes: Partial<RoutedSite> = {}): RoutedSite {
  return {
    language: 'es',
    prefix: '',
    trailingSlash: false,
    authorPrefix: 'staff',
    origin: 'https://futbol.example',
    ...changes,
  };
}
