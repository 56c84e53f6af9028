import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { Match } from '@cancha/stats/match/Match';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { byDay, type MatchDay } from '../matchList/byDay';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type AgendaData = {
  today: string;
  /** Of when the matches are, in ms since 1970. */
  asOf: number | null;
  /** What is on and what comes, day by day in the site's zone; a day without a match is none. */
  days: readonly MatchDay[];
  /** What comes after those days, for an agenda that is empty. */
  later: readonly MatchDay[];
};

/** Today and the days after it that the agenda tells of. */
const daysAhead = 7;
/** The most that the stats API gives of what is nearest to now. */
const nearest = 50;

const isAhead = ({ state }: Match) => state !== 'finished';

/**
 * What is on and what comes in the next days, which is required; `null` where the provider has no matches at all. What
 * kicked off before midnight and is still played belongs to today.
 */
export async function loadAgendaPage({ apis, format }: SiteContext, now: Date): Promise<AgendaData | null> {
  const today = format.day(now);
  const dateFrom = shiftDay(today, -1);
  const matches = await getMatches(apis.stats, { dateFrom, dateTo: shiftDay(today, daysAhead) });
  if (!matches) return null;
  const dayOf = (match: Match) => {
    const day = format.day(match.kickOff);
    return match.state === 'live' && day < today ? today : day;
  };
  const ahead = matches.filter((match) => isAhead(match) && dayOf(match) >= today);
  const days = byDay(ahead, dayOf);
  return { today, asOf: dataTimeOf(matches), days, later: days.length > 0 ? [] : await loadLater() };

  async function loadLater(): Promise<MatchDay[]> {
    const near = (await orNull(getMatches(apis.stats, { nearest }))) ?? [];
    return byDay(
      near.filter((match) => match.state === 'scheduled' && dayOf(match) > today),
      dayOf,
    );
  }
}
