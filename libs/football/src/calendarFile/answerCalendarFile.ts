import { answerFile } from '@cancha/site/files/answerFile';
import { keepFile } from '@cancha/site/files/keepFile';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { getCalendar } from '@cancha/data-access/football/getCalendar';
import { getTeam } from '@cancha/data-access/football/getTeam';
import { getTeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { buildPath } from '@cancha/routing/buildPath';
import type { Match } from '@cancha/stats/match/Match';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { tournamentName } from '../entity/tournamentName';
import type { CalendarPage } from './calendarPaths';
import { writeCalendar } from './writeCalendar';

type CalendarFileParams = { params: Promise<{ site: string; page: string; id: string }> };

const calendarType = 'text/calendar; charset=utf-8';
/** Calendar programs come every few hours; a kick-off that moves is known within these seconds. */
const maxAge = 900;

/** The matches of a competition or a team, for calendar programs. */
export async function answerCalendarFile(
  request: Request,
  { params }: CalendarFileParams,
): Promise<Response> {
  const { site, page, id: encoded } = await params;
  const context = await getSiteContext(site);
  const id = decodeURIComponent(encoded);
  return answerFile(request, { type: calendarType, maxAge }, () =>
    page === 'tournament' || page === 'team'
      ? keepFile(context, `calendar-file/${page}/${id}`, () => loadCalendarFile(page, id, context))
      : null,
  );
}

/** The most that the stats API gives of a team at once: more than two seasons. */
const mostMatches = 100;

type Matches = { name: string; page: string; matches: readonly Match[] };

/** The matches of a competition or a team as a calendar; `null` for what nobody knows. Throws `ApiError`. */
async function loadCalendarFile(
  page: CalendarPage,
  id: string,
  context: SiteContext,
): Promise<string | null> {
  const found = page === 'tournament' ? await ofTournament(id, context) : await ofTeam(id, context);
  if (!found) return null;
  const { site, t } = context;
  return writeCalendar(
    found.matches,
    { name: t('calendarFile.name', { name: found.name }), url: new URL(found.page, site.origin).href },
    context,
  );
}

async function ofTournament(id: string, { apis, site }: SiteContext): Promise<Matches | null> {
  const calendar = await getCalendar(apis.stats, { tournamentId: id });
  if (!calendar) return null;
  const { tournament, groups } = calendar;
  return {
    name: tournamentName(tournament),
    page: buildPath(site, 'tournament', entityParams(tournament)),
    matches: groups.flatMap(({ matches }) => matches),
  };
}

async function ofTeam(id: string, { apis, site }: SiteContext): Promise<Matches | null> {
  const [profile, found] = await Promise.all([
    getTeam(apis.stats, { teamId: id }),
    getTeamMatches(apis.stats, { teamId: id, size: mostMatches, order: 'latest' }),
  ]);
  if (!profile || !found) return null;
  return {
    name: profile.team.name,
    page: buildPath(site, 'team', entityParams(profile.team)),
    matches: found.matches.toReversed(),
  };
}
