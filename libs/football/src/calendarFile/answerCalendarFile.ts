import { answerFile } from '@cancha/site/files/answerFile';
import { keepFile } from '@cancha/site/files/keepFile';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { loadCalendarFile } from './loadCalendarFile';

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
