import type { Site } from '@cancha/brands/Site';
import type { Match } from '@cancha/stats/match/Match';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

type Asked = Pick<Site, 'prefix'>;

const folder = '/api/live-matches';

/** Where a browser asks how the matches of today and tomorrow stand. */
export const liveMatchesSource = ({ prefix }: Asked): string => `${prefix}${folder}`;

/** Where it asks about one of them, with all that the page of a match shows. */
export const liveMatchSource = (site: Asked, { id }: Pick<Match, 'id'>): string =>
  `${liveMatchesSource(site)}/${encodeURIComponent(id)}`;

export const liveMatchesRoute = endpointRoute({
  name: 'liveMatches',
  file: 'live-matches',
  resolve: ({ site, pathname }) =>
    site.capabilities.football && pathname === liveMatchesSource(site) ? 'live-matches' : null,
});

export const liveMatchRoute = endpointRoute({
  name: 'liveMatch',
  file: 'live-matches/[id]',
  resolve({ site, pathname }) {
    const { football, matchPage } = site.capabilities;
    const start = `${liveMatchesSource(site)}/`;
    const id = pathname.startsWith(start) ? pathname.slice(start.length) : '';
    return football && matchPage && /^[^/]+$/.test(id) ? `live-matches/${id}` : null;
  },
});
