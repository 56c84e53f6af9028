import { missing, type Route } from '@cancha/site/routes/Route';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

type SiteFile = {
  name: string;
  file: string;
  /** Of the public path below the prefix of the site. */
  pattern: RegExp;
  /** The internal path of what the pattern found. */
  path: (...found: string[]) => string;
  /** Browsers and robots ask a host for it, not an edition: only a site at the root of one answers. */
  ofHost?: boolean;
};

const siteFile = ({ name, file, pattern, path, ofHost = false }: SiteFile): Route =>
  endpointRoute({
    name,
    file,
    resolve({ site: { prefix }, pathname }) {
      const found = pathname.startsWith(`${prefix}/`) ? pattern.exec(pathname.slice(prefix.length)) : null;
      if (!found) return null;
      return ofHost && prefix !== '' ? missing : path(...found.slice(1));
    },
  });

/** Files that a site has at fixed addresses: what other programs read. */
export const siteFileRoutes: readonly Route[] = [
  siteFile({
    name: 'robots',
    file: 'robots',
    pattern: /^\/robots\.txt$/,
    path: () => 'robots',
    ofHost: true,
  }),
  siteFile({ name: 'ads', file: 'ads', pattern: /^\/ads\.txt$/, path: () => 'ads', ofHost: true }),
  siteFile({
    name: 'favicon',
    file: 'favicon',
    pattern: /^\/favicon\.ico$/,
    path: () => 'favicon',
    ofHost: true,
  }),
  siteFile({
    name: 'sitemaps',
    file: 'sitemaps/[name]',
    pattern: /^\/(?:sitemap|sitemaps\/([a-z]+|\d{4}-\d\d))\.xml$/,
    path: (name = 'index') => `sitemaps/${name}`,
  }),
  siteFile({
    name: 'feeds',
    file: 'feeds/[...feed]',
    pattern: /^\/rss(?:\/((?:section|topic|author)\/.+))?\.xml$/,
    path: (feed = 'site') => `feeds/${feed}`,
  }),
  siteFile({
    name: 'msn',
    file: 'msn/[feed]',
    pattern: /^\/msn\/(articles|slideshows)\.xml$/,
    path: (feed = '') => `msn/${feed}`,
  }),
  siteFile({
    name: 'manifest',
    file: 'manifest',
    pattern: /^\/manifest\.webmanifest$/,
    path: () => 'manifest',
  }),
];
