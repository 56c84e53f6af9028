import type { RoutedSite } from './RoutedSite';

/**
 * A path as the tables write it: `/mx/tema/x` → `/tema/x`. The prefix goes once and only as a whole segment;
 * `null` when it is not there.
 */
export function withoutSitePrefix({ prefix }: Pick<RoutedSite, 'prefix'>, pathname: string): string | null {
  if (!pathname.startsWith('/')) return null;
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}
