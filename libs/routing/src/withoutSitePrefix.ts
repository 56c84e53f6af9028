import type { RoutedSite } from './RoutedSite';

/** Removes the prefix, once and as a whole segment: `/mx/tema/x` → `/tema/x`. `null` without the prefix. */
export function withoutSitePrefix({ prefix }: Pick<RoutedSite, 'prefix'>, pathname: string): string | null {
  if (!pathname.startsWith('/')) return null;
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}
