import type { Site } from '@cancha/brands/Site';
import type { Match } from '@cancha/stats/match/Match';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

const folder = '/api/match-picture/';

/** What a match looks like where it is shared, 1200 by 630. */
export const matchPicturePath = ({ prefix }: Pick<Site, 'prefix'>, { id }: Pick<Match, 'id'>): string =>
  `${prefix}${folder}${encodeURIComponent(id)}.png`;

export const matchPictureRoute = endpointRoute({
  name: 'matchPicture',
  file: 'match-picture/[id]',
  isForOthers: true,
  perMinute: 120,
  resolve({ site: { prefix, capabilities }, pathname }) {
    const start = prefix + folder;
    if (!capabilities.football || !capabilities.matchPage || !pathname.startsWith(start)) return null;
    const id = /^([^/]+)\.png$/.exec(pathname.slice(start.length))?.[1];
    return id === undefined ? null : `match-picture/${id}`;
  },
});
