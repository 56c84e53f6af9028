import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { RouteName } from '@cancha/routing/routes';
import type { Retell } from '../context/servedStates';
import type { State } from './State';

/** The same answer with nothing in any of its lists. */
const emptyLists: Retell = (_, body) => withoutItems(body);

function withoutItems(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withoutItems(value)]));
}

type FixedPage = 'resultsHome' | 'calendar' | 'agenda' | 'search' | 'polls' | 'topics' | 'myTeams';

/** A page that only some sites have. */
const pageOf =
  (name: FixedPage & RouteName, query = '') =>
  (site: Site): string | null =>
    hasPage(site, name) ? buildPath(site, name, {}) + query : null;

const matches = /^\/soccer\/(?:matches|team\/[^/]+\/matches)$/;

/** Pages with nothing to show. */
export const emptyStates: readonly State[] = [
  {
    id: 'empty-list',
    label: 'A list of articles without any',
    path: (site) => buildPath(site, 'latest', {}),
    status: 200,
    calls: /\/news\/latest$/,
    retell: emptyLists,
    says: (t) => t('list.empty'),
  },
  {
    id: 'nothing-found',
    label: 'A search that finds nothing',
    path: pageOf('search', '?q=zxqwvk'),
    status: 200,
    says: (t) => t('search.none', { q: 'zxqwvk' }),
  },
  {
    id: 'nothing-asked',
    label: 'A search for nothing',
    path: pageOf('search'),
    status: 200,
    says: (t) => t('search.title'),
  },
  {
    id: 'quiet-today',
    label: 'Today is a day without matches',
    path: pageOf('resultsHome'),
    status: 200,
    says: (t) => t('results.noneToday'),
    ...{ calls: matches, retell: emptyLists },
  },
  {
    id: 'quiet-day',
    label: 'A day without matches',
    path: pageOf('resultsHome', '?date=2026-02-11'),
    status: 200,
    says: (t) => t('results.none'),
    ...{ calls: matches, retell: emptyLists },
  },
  {
    id: 'quiet-week',
    label: 'A week without matches',
    path: pageOf('calendar'),
    status: 200,
    says: (t) => t('calendarPage.none'),
    ...{ calls: matches, retell: emptyLists },
  },
  {
    id: 'quiet-agenda',
    label: 'No match in the coming days',
    path: pageOf('agenda'),
    status: 200,
    says: (t) => t('agenda.none'),
    ...{ calls: matches, retell: emptyLists },
  },
  {
    id: 'team-without-matches',
    label: 'A team, in a year without matches',
    path: (site, match) =>
      match && hasPage(site, 'teamMatches')
        ? buildPath(site, 'teamMatches', { slug: 'x', id: match.home.id ?? 'x' })
        : null,
    status: 200,
    says: (t) => t('teamPage.noMatches'),
    ...{ calls: matches, retell: emptyLists },
  },
  {
    id: 'no-polls',
    label: 'No poll is open',
    path: pageOf('polls'),
    status: 200,
    says: (t) => t('pollsPage.none'),
    ...{ calls: /\/polls$/, retell: emptyLists },
  },
  {
    id: 'no-topics',
    label: 'No topic is there yet',
    path: pageOf('topics'),
    status: 200,
    says: (t) => t('topics.none'),
    ...{ calls: /^\/collections\/get\//, retell: emptyLists },
  },
  {
    id: 'nothing-followed',
    label: 'No team is followed on this device, which a script says',
    path: pageOf('myTeams'),
    status: 200,
    says: (t) => t('follow.title'),
  },
];
