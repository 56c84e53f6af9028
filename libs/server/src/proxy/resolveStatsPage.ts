import type { Site } from '@cancha/brands/Site';
import { readChoice } from '@cancha/routing/footballQuery';
import type { RouteMatch } from '@cancha/routing/matchPath';
import { latestTournament } from '@cancha/football/team/latestTournament';
import { calendarSegment } from '@cancha/football/tournament/calendarChoice';

type InnerPath = (entity: string, search: URLSearchParams, site: Site) => string;

const statsPages: Partial<Record<RouteMatch['name'], InnerPath>> = {
  tournament: (entity) => `tournament/overview/${entity}`,
  tournamentStandings: (entity, search, site) =>
    withLast(`tournament/standings/${entity}`, weekOf(search, site)),
  tournamentCalendar: (entity, search, site) =>
    withLast(`tournament/calendar/${entity}`, calendarSegment(search, site)),
  team: (entity) => `team/overview/${entity}`,
  teamSquad: (entity) => `team/squad/${entity}`,
  teamStandings: (entity) => `team/standings/${entity}`,
  teamStats: (entity, search, site) => withLast(`team/stats/${entity}`, tournamentOf(search, site)),
  player: (entity) => `player/${entity}`,
};

/** Where the pages of a competition, a team or a player lie inside the app; `null` for any other page. */
export function resolveStatsPage(match: RouteMatch, site: Site, search: URLSearchParams): string | null {
  return statsPages[match.name]?.(entityOf(match.params as Record<string, string>), search, site) ?? null;
}

/** Those of them that come in pages: where the number goes. */
export const listedStatsPages = {
  tournamentNews: (params: Record<string, string>) => `tournament-news/${entityOf(params)}`,
  teamNews: (params: Record<string, string>) => `team-news/${entityOf(params)}`,
  teamMatches: (params: Record<string, string>) => `team/matches/${entityOf(params)}`,
} as const;

const entityOf = ({ slug = '', id = '' }: { slug?: string; id?: string }): string =>
  `${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;

/** A choice that nobody could have been offered is no page. */
const withLast = (path: string, last: string | null): string =>
  last === null ? 'missing' : `${path}/${last}`;

function weekOf(search: URLSearchParams, { language }: Site): string | null {
  const week = readChoice(search, 'round', language);
  if (week === undefined) return 'latest';
  return week !== null && /^[1-9]\d?$/.test(week) ? week : null;
}

function tournamentOf(search: URLSearchParams, { language }: Site): string | null {
  const asked = readChoice(search, 'tournament', language);
  return asked === undefined ? latestTournament : asked;
}
