import { ampConsentRoute } from './amp/ads/ampConsentRoute';
import { ampRoute } from './amp/ampRoute';
import { missing, type Route } from '@cancha/site/routes/Route';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

type SiteFile = {
  /** Begins with the name of the route. */
  file: string;
  /** Of the public path below the prefix of the site. */
  pattern: RegExp;
  /** The internal path of what the pattern found, where it is not the file itself. */
  path?: (found: string | undefined) => string;
  /** Browsers and robots ask a host for it, not an edition: only a site at the root of one answers. */
  ofHost?: boolean;
};

const siteFile = ({ file, pattern, path = () => file, ofHost = false }: SiteFile): Route =>
  endpointRoute({
    name: file.replace(/\/.*/, ''),
    file,
    isForOthers: true,
    resolve({ site: { prefix }, pathname }) {
      const found = pathname.startsWith(`${prefix}/`) ? pattern.exec(pathname.slice(prefix.length)) : null;
      if (!found) return null;
      return ofHost && prefix !== '' ? missing : path(found[1]);
    },
  });

/** Files that a site has at fixed addresses: what other programs read. */
export const siteFileRoutes: readonly Route[] = [
  siteFile({ file: 'robots', pattern: /^\/robots\.txt$/, ofHost: true }),
  siteFile({ file: 'ads', pattern: /^\/ads\.txt$/, ofHost: true }),
  siteFile({ file: 'gpc', pattern: /^\/\.well-known\/gpc\.json$/, ofHost: true }),
  siteFile({ file: 'favicon', pattern: /^\/favicon\.ico$/, ofHost: true }),
  siteFile({
    file: 'sitemaps/[name]',
    pattern: /^\/(?:sitemap|sitemaps\/([a-z]+|\d{4}-\d\d))\.xml$/,
    path: (name = 'index') => `sitemaps/${name}`,
  }),
  siteFile({
    file: 'feeds/[...feed]',
    pattern: /^\/rss(?:\/((?:section|topic|author)\/.+))?\.xml$/,
    path: (feed = 'site') => `feeds/${feed}`,
  }),
  siteFile({
    file: 'msn/[feed]',
    pattern: /^\/msn\/(articles|slideshows)\.xml$/,
    path: (feed = '') => `msn/${feed}`,
  }),

  siteFile({ file: 'manifest', pattern: /^\/manifest\.webmanifest$/ }),
];

/** What other programs read: feeds, sitemaps, AMP. */
export const syndicationRoutes: readonly Route[] = [...siteFileRoutes, ampRoute, ampConsentRoute];
