import { buildPath } from '@cancha/routing/buildPath';
import { matchPath } from '@cancha/routing/matchPath';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import { withoutTrailingSlash } from '@cancha/routing/withTrailingSlash';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

/** Pages whose matches can be kept in a calendar. */
export type CalendarPage = 'tournament' | 'team';

const ending = '.ics';

/** The calendar of a competition or a team, beside its page: `…/equipo/saprissa/{id}.ics`. */
export function calendarFilePath(
  site: RoutedSite,
  page: CalendarPage,
  entity: Parameters<typeof entityParams>[0],
): string {
  return withoutTrailingSlash(buildPath(site, page, entityParams(entity))) + ending;
}

/** The id decides, as on the page itself. */
export const calendarFileRoute = endpointRoute({
  name: 'calendarFile',
  file: 'calendar-file/[page]/[id]',
  isForOthers: true,
  resolve({ site, pathname }) {
    if (!pathname.endsWith(ending)) return null;
    const match = matchPath(site, pathname.slice(0, -ending.length));
    if (match?.name !== 'tournament' && match?.name !== 'team') return null;
    return `calendar-file/${match.name}/${encodeURIComponent(match.params.id)}`;
  },
});
