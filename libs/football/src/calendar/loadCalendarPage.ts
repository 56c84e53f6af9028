import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { getMatches } from '@cancha/data-access/football/getMatches';
import { byDay, type MatchDay } from '../matchList/byDay';
import { followedCompetitions } from '../results/followedCompetitions';
import { isPageWithoutMatch } from '../results/datedPath';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { weekOf } from '../matchList/weekOf';

export type CalendarData = {
  today: string;
  /** First and last day of the week. */
  from: string;
  to: string;
  days: readonly MatchDay[];
  /** Of when the matches are, in ms since 1970. */
  asOf: number | null;
  /** Mondays of the nearest weeks with matches, for a week that has none. */
  before: string | null;
  after: string | null;
};

/** The most that the stats API gives of what is nearest to now. */
const nearest = 50;

/**
 * The matches of a week of the competitions a site follows, or of all where it follows none, which are required. `null`
 * for a week out of reach, and where the provider has no matches at all.
 * @param asked a day of the week; `null` is today
 */
export async function loadCalendarPage(
  context: SiteContext,
  asked: string | null,
  now: Date,
): Promise<CalendarData | null> {
  const { apis, format } = context;
  const today = format.day(now);
  const week = weekOf(asked ?? today);
  const followed = followedCompetitions(context);
  const tournaments = followed.length > 0 ? { tournaments: followed } : {};
  const matches = await getMatches(apis.stats, { dateFrom: week.from, dateTo: week.to, ...tournaments });
  if (!matches || (matches.length === 0 && !isPageWithoutMatch(week.from, today))) return null;

  const days = byDay(matches, (match) => format.day(match.kickOff));
  const around = days.length > 0 ? { before: null, after: null } : await loadAround();
  return { today, ...week, days, asOf: dataTimeOf(matches), ...around };

  async function loadAround(): Promise<Pick<CalendarData, 'before' | 'after'>> {
    const near = (await orNull(getMatches(apis.stats, { ...tournaments, nearest }))) ?? [];
    const mondays = near.map(({ kickOff }) => weekOf(format.day(kickOff)).from).sort();
    return {
      before: mondays.findLast((monday) => monday < week.from) ?? null,
      after: mondays.find((monday) => monday > week.from) ?? null,
    };
  }
}
