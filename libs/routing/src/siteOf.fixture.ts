import type { RoutedSite } from './RoutedSite';

/** A site of the main edition, with what a test changes. */
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
