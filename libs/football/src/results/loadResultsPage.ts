import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import { inTime, late } from '@cancha/site/context/inTime';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { isPageWithoutMatch } from './datedPath';

export type MatchDay = { day: string; matches: readonly Match[] };

export type ResultsData = MatchDay & {
  today: string;
  /** Of when the matches are, in ms since 1970. */
  asOf: number | null;
  /** The matches did not come in time: nobody knows whether there are any. */
  isLate: boolean;
  /** The nearest days with matches, for a today that has none. */
  before: MatchDay | null;
  after: MatchDay | null;
  table: CompetitionWidget | null;
  scorers: CompetitionWidget | null;
};

/** The most that the stats API gives of what is nearest to now. */
const nearest = 50;

/**
 * The matches of a day in the site's zone, which are required, with what stands beside them. `null` for a day out of
 * reach, and where the provider has no matches at all.
 */
export async function loadResultsPage(
  context: SiteContext,
  asked: string | null,
  now: Date,
): Promise<ResultsData | null> {
  const { apis, format, brandConfig } = context;
  const { table, scorers } = brandConfig.front;
  const today = format.day(now);
  const day = asked ?? today;
  const widget = (tournamentId: string | undefined) =>
    tournamentId ? orNull(getCompetitionWidget(apis.stats, { tournamentId })) : null;

  const [loaded, tableWidget, scorersWidget] = await Promise.all([
    inTime(loadDay(context, day, today)),
    widget(table?.tournament),
    widget(scorers?.tournament),
  ]);
  const beside = { day, today, table: tableWidget, scorers: scorersWidget };
  if (loaded === late) return { ...beside, ...none, matches: [], asOf: null, isLate: true };
  if (!loaded || (loaded.matches.length === 0 && !isPageWithoutMatch(day, today))) return null;
  const { matches } = loaded;
  const around = matches.length === 0 && day === today ? await loadAround(context, today) : none;
  return { ...beside, ...around, matches, asOf: loaded.asOf, isLate: false };
}

/** What went on after midnight is still of today. */
async function loadDay(
  { apis, format }: SiteContext,
  day: string,
  today: string,
): Promise<{ matches: readonly Match[]; asOf: number | null } | null> {
  const dateFrom = day === today ? shiftDay(day, -1) : day;
  const answer = await getMatches(apis.stats, { dateFrom, dateTo: day });
  if (!answer) return null;
  const matches = answer.filter((match) => match.state === 'live' || format.day(match.kickOff) === day);
  return { matches, asOf: dataTimeOf(answer) };
}

const none = { before: null, after: null };

async function loadAround(
  { apis, format }: SiteContext,
  today: string,
): Promise<Pick<ResultsData, 'before' | 'after'>> {
  const matches = (await orNull(getMatches(apis.stats, { nearest }))) ?? [];
  const days = [...new Set(matches.map(({ kickOff }) => format.day(kickOff)))].sort();
  const matchDay = (day: string | undefined): MatchDay | null =>
    day === undefined ? null : { day, matches: matches.filter(({ kickOff }) => format.day(kickOff) === day) };
  return {
    before: matchDay(days.filter((day) => day < today).at(-1)),
    after: matchDay(days.find((day) => day > today)),
  };
}
