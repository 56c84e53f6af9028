import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import type { Tournament } from '@cancha/stats/match/Tournament';
import { inTime, late } from '@cancha/site/context/inTime';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { byDay, type MatchDay } from '../matchList/byDay';
import { isInReach, isPageWithoutMatch } from './datedPath';
import { stripDays } from './toDayStrip';

export type ResultsData = MatchDay & {
  today: string;
  /** The one competition that is shown, by its id. */
  only: string | null;
  /** Of when the matches are, in ms since 1970. */
  asOf: number | null;
  /** What the backend answered: the matches around the day, and those nearest to now where they were asked for. */
  answers: { around: readonly Match[] | null; nearest: readonly Match[] | null };
  /** The matches did not come in time: nobody knows whether there are any. */
  isLate: boolean;
  /** The next days with matches; the last ones before that had some, the latest first. */
  next: readonly MatchDay[];
  latest: readonly MatchDay[];
  daysWithMatches: ReadonlySet<string>;
  /** What is played around the day, for a choice among them. */
  tournaments: readonly Tournament[];
  table: CompetitionWidget | null;
  scorers: CompetitionWidget | null;
};

/** The most that the stats API gives of what is nearest to now. */
const nearest = 50;
/** Days with matches that follow the one of the page: today is what readers come for. */
const nextDays = { ofToday: 3, ofAnother: 1 };
/** A day without matches goes back until it has so many: one would leave the page empty. */
const fewestMatches = 6;

/**
 * The matches of a day in the site's zone and of those around it, which are required, with what stands beside them.
 * `null` for a day out of reach, and where the provider has no matches at all.
 */
export async function loadResultsPage(
  context: SiteContext,
  { asked, only }: { asked: string | null; only: string | null },
  now: Date,
): Promise<ResultsData | null> {
  const { apis, format, brandConfig } = context;
  const { table, scorers } = brandConfig.front;
  const today = format.day(now);
  const day = asked ?? today;
  const widget = (tournamentId: string | undefined) =>
    tournamentId ? orNull(getCompetitionWidget(apis.stats, { tournamentId })) : null;

  const [loaded, tableWidget, scorersWidget] = await Promise.all([
    inTime(loadAround(context, day)),
    widget(table?.tournament),
    widget(scorers?.tournament),
  ]);
  const beside = { day, today, only, table: tableWidget, scorers: scorersWidget };
  if (loaded === late) return { ...beside, ...nothing, isLate: true };
  if (!loaded) return null;

  const isShown = ({ tournament }: Match) => only === null || tournament?.id === only;
  const dayOf = ({ state, kickOff }: Match) =>
    // What went on after midnight is still of today.
    state === 'live' && format.day(kickOff) < today ? today : format.day(kickOff);
  const days = byDay(loaded.filter(isShown), dayOf);
  const matches = days.find((one) => one.day === day)?.matches ?? [];
  if (matches.length === 0 && !isPageWithoutMatch(day, today)) return null;

  const found = surrounding(days, day);
  const isQuiet = matches.length === 0;
  const isWhole = found.latest.length > 0 && found.next.length > 0;
  const asksFurther = !isWhole && isInReach(day, today) && (day === today || isQuiet);
  const nearestToNow = asksFurther ? await orNull(getMatches(apis.stats, { nearest })) : null;
  const further = byDay((nearestToNow ?? []).filter(isShown), dayOf);
  const { latest, next } = surrounding([...days, ...without(further, days)], day);
  return {
    ...beside,
    matches,
    asOf: dataTimeOf(loaded),
    answers: { around: loaded, nearest: nearestToNow },
    isLate: false,
    latest: isQuiet ? untilEnough(latest) : day === today ? latest.slice(0, 1) : [],
    next: next.slice(0, day === today ? nextDays.ofToday : nextDays.ofAnother),
    daysWithMatches: new Set(days.map((one) => one.day)),
    tournaments: tournamentsOf(loaded),
  };
}

const nothing = {
  ...{
    matches: [],
    asOf: null,
    answers: { around: null, nearest: null },
    latest: [],
    next: [],
    tournaments: [],
  },
  daysWithMatches: new Set<string>(),
};

/** The matches of the strip of days, and with them those that began before midnight. */
function loadAround({ apis }: SiteContext, day: string): Promise<readonly Match[] | null> {
  const dateFrom = shiftDay(day, -stripDays.before);
  return getMatches(apis.stats, { dateFrom, dateTo: shiftDay(dateFrom, stripDays.all - 1) });
}

const without = (days: readonly MatchDay[], known: readonly MatchDay[]): MatchDay[] =>
  days.filter(({ day }) => !known.some((one) => one.day === day));

function surrounding(days: readonly MatchDay[], day: string): Pick<ResultsData, 'latest' | 'next'> {
  const sorted = days.toSorted((a, b) => a.day.localeCompare(b.day));
  return {
    latest: sorted.filter((one) => one.day < day).reverse(),
    next: sorted.filter((one) => one.day > day),
  };
}

/** The latest of these days that have `fewestMatches` between them. */
function untilEnough(days: readonly MatchDay[]): MatchDay[] {
  let known = 0;
  return days.filter(({ matches }) => {
    const isShown = known < fewestMatches;
    known += matches.length;
    return isShown;
  });
}

function tournamentsOf(matches: readonly Match[]): Tournament[] {
  const found = matches.flatMap(({ tournament }) => tournament ?? []);
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
