import type { Site } from '@cancha/brands/Site';
import { ampPathOf, isAmpPath, withoutAmp } from '@cancha/routing/ampPath';

type AmpRequest = { kind: 'rewrite' | 'redirect'; path: string };

/**
 * Where the address of an AMP page leads: `/amp/` stands right behind the prefix, and from anywhere else in a path to
 * there. `null` for any other address, and on a site without AMP.
 */
export function resolveAmp(site: Site, pathname: string): AmpRequest | null {
  if (!site.capabilities.amp || !pathname.startsWith(`${site.prefix}/`) || !isAmpPath(pathname)) return null;
  const page = withoutAmp(pathname);
  const own = ampPathOf(site, page);
  if (own !== pathname) return { kind: 'redirect', path: own };
  return { kind: 'rewrite', path: `amp${page.slice(site.prefix.length)}`.replace(/\/$/, '') };
}
