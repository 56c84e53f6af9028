import type { Site } from '@cancha/brands/Site';
import { findRedirect } from '@cancha/routing/redirects';
import { isSafePath } from '@cancha/routing/isSafePath';
import { matchPath, type RouteMatch } from '@cancha/routing/matchPath';
import { readDay } from '@cancha/routing/readDay';
import { readPage } from '@cancha/routing/readPage';
import { resolveAmp } from '@cancha/syndication/amp/resolveAmp';
import { resolveCalendarFile } from '@cancha/football/calendarFile/calendarPaths';
import { resolveCompetition } from '@cancha/blocks/competition/competitionPaths';
import { readMoreRequest } from '@cancha/blocks/infiniteScroll/morePaths';
import { resolveSiteFile } from '@cancha/site/files/siteFiles';
import { resolveLiveMatches } from '@cancha/blocks/liveMatches/livePaths';
import { resolveMatchPicture } from '@cancha/football/match/matchPicturePath';
import { matchPlace } from '@cancha/football/match/matchPlace';
import { postSegment, resolveLiveBlog } from '@cancha/news/liveBlog/liveBlogPaths';
import { resolveNewsletter } from '@cancha/site/newsletter/newsletterPaths';
import { resolvePoll } from '@cancha/news/polls/pollPaths';
import { resolveSimulator } from '@cancha/football/simulator/simulatorPaths';
import { listedStatsPages, resolveStatsPage } from './resolveStatsPage';
import { screens } from './screens';

export type ResolvedRequest = { kind: 'rewrite' | 'redirect'; path: string };

/** Pages that come in pages: where the number stands in the internal path. */
const listed = {
  ...listedStatsPages,
  olympics: () => 'olympics',
  betting: () => 'betting/betting',
  bettingGuides: () => 'betting/bettingGuides',
  bettingCodes: () => 'betting/bettingCodes',
  bettingReviews: () => 'betting/bettingReviews',
  latest: () => 'latest',
  trending: () => 'trending',
  topic: ({ topic }: Record<string, string>) => `topic/${encodeURIComponent(topic ?? '')}`,
  author: ({ author }: Record<string, string>) => `author/${encodeURIComponent(author ?? '')}`,
  country: ({ country }: Record<string, string>) => `country/${encodeURIComponent(country ?? '')}`,
} as const;

const single: Partial<Record<RouteMatch['name'], string>> = {
  home: 'home',
  staff: 'staff',
  about: 'info/about',
  contact: 'info/contact',
  privacy: 'info/privacy',
  terms: 'info/terms',
  adChoices: 'info/adChoices',
  editorialPolicy: 'info/editorialPolicy',
  bettingPrinciples: 'info/bettingPrinciples',
  saved: 'device/saved',
  preferences: 'device/preferences',
};

const isListed = (name: string): name is keyof typeof listed => Object.hasOwn(listed, name);

/**
 * Where a public address leads inside the app. What nothing matches is asked of the content API by its path: it
 * starts with the number of the page, which no folder of the app is called. An internal path that somebody asks for
 * directly matches nothing either, and is asked of the content API like any other. A page of the route table that
 * the app has no file for is missing: its path is nothing that the content API would know.
 */
export function resolveRequest(site: Site, pathname: string, search: URLSearchParams): ResolvedRequest {
  const inside = (path: string): ResolvedRequest => ({ kind: 'rewrite', path: `/${site.id}/${path}` });
  // Next decodes an escaped percent sign once for the page and twice for its metadata: no address of ours has one.
  if (!isSafePath(pathname) || pathname.includes('%25')) return inside('missing');

  const file = resolveSiteFile(site, pathname);
  if (file) return inside(file);

  const amp = resolveAmp(site, pathname);
  if (amp) return amp.kind === 'redirect' ? amp : inside(amp.path);

  const newsletter = resolveNewsletter(site, pathname);
  if (newsletter) return inside(newsletter);
  const poll = resolvePoll(site, pathname, search);
  if (poll) return inside(poll);
  const simulator = resolveSimulator(site, pathname);
  if (simulator) return inside(simulator);

  const more = readMoreRequest(site, pathname, search);
  if (more) {
    if (more.path === '') return inside('missing');
    const list = resolveRequest(site, more.path, new URLSearchParams({ page: more.page }));
    // What leads elsewhere, as the first page does, is no further page.
    return inside(list.kind === 'rewrite' ? `more${list.path.slice(site.id.length + 1)}` : 'missing');
  }

  const liveBlog = resolveLiveBlog(site, pathname, search);
  if (liveBlog) return inside(liveBlog);

  const liveMatches = resolveLiveMatches(site, pathname) ?? resolveMatchPicture(site, pathname);
  if (liveMatches) return inside(liveMatches);
  const competition = resolveCompetition(site, pathname, search);
  if (competition) return inside(competition);
  const calendarFile = resolveCalendarFile(site, pathname);
  if (calendarFile) return inside(calendarFile);

  const match = matchPath(site, pathname);
  const moved = match ? null : findRedirect(site, pathname);
  if (moved !== null) return { kind: 'redirect', path: withQuery(moved, search) };
  const alone = match ? (single[match.name] ?? screens[match.name]) : undefined;
  if (alone) return inside(alone);
  if (match?.name === 'match' || match?.name === 'matchNews')
    return inside(matchPlace(site, match, search) ?? 'missing');
  if (match?.name === 'simulator') return inside(`simulator/${match.params.hash}`);
  const statsPage = match && resolveStatsPage(match, site, search);
  if (statsPage) return inside(statsPage);
  if (match?.name === 'resultsHome') return inside(dayOf('results', search));
  if (match?.name === 'calendar') return inside(dayOf('calendar', search));
  if (match && !isListed(match.name)) return inside('missing');

  const page = readPage(search);
  if (page.kind === 'invalid') return inside('missing');
  if (page.kind === 'canonical') return { kind: 'redirect', path: withoutPage(pathname, search) };
  if (match && isListed(match.name)) return inside(`${listed[match.name](match.params)}/${page.page}`);
  const place = match ? null : postSegment(search);
  return inside(`${place ?? page.page}${pathname.slice(site.prefix.length)}`);
}

/** Without a date it is today, and which day that is the page finds out each time it is made. */
function dayOf(folder: 'results' | 'calendar', search: URLSearchParams): string {
  const request = readDay(search);
  if (request.kind === 'invalid') return 'missing';
  return `${folder}/${request.kind === 'none' ? 'today' : request.day}`;
}

function withoutPage(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('page');
  return withQuery(pathname, rest);
}

function withQuery(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
