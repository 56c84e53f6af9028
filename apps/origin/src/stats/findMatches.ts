import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { dayInZone } from './dayInZone.ts';
import { type SelectedMatch, selectMatches } from './selectMatches.ts';
import type { MatchesQuery } from './statsRequest.ts';

const HOUR = 60 * 60 * 1000;

/** Matches that fit every filter given; with none given, those of today in `timeZone`. In kick-off order. */
export async function findMatches(
  db: OriginDatabase,
  asked: MatchesQuery,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<SelectedMatch[]> {
  const query = isUnfiltered(asked) ? oneDay(dayInZone(now, timeZone)) : asked;
  const { date_from: from, date_to: to, nearest } = query;
  // A zone is at most 14 hours from UTC: one day more on each side holds all of them
  const where = and(
    from === undefined ? undefined : gte(matches.kickOff, midnight(from, -1)),
    to === undefined ? undefined : lt(matches.kickOff, midnight(to, 2)),
    ...otherFilters(query),
    nearest === undefined ? undefined : notForgotten(now),
  );
  const isWithin = ({ match }: SelectedMatch): boolean => {
    const day = match.timeKnown ? dayInZone(match.kickOff, timeZone) : match.day;
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
  if (nearest === undefined) return (await selectMatches(db, where)).filter(isWithin);

  const distance = sql`abs(extract(epoch from ${matches.kickOff} - ${now.toISOString()}::timestamptz))`;
  // Which matches fall on a day is only known once they are read
  const limit = from === undefined && to === undefined ? { limit: nearest } : {};
  const closest = await selectMatches(db, where, { orderBy: playingFirst(distance), ...limit });
  return inReadingOrder(closest.filter(isWithin).slice(0, nearest));
}

/** The next matches of a team, the one being played included. In kick-off order. */
export function findNextMatches(
  db: OriginDatabase,
  teamId: string,
  { count, now }: { count: number; now: Date },
): Promise<SelectedMatch[]> {
  const ahead = or(
    eq(matches.status, 'playing'),
    and(eq(matches.status, 'fixture'), gte(matches.kickOff, now)),
  );
  const ofTeam = or(eq(matches.homeId, teamId), eq(matches.awayId, teamId));
  return selectMatches(db, and(ofTeam, ahead), { limit: count });
}

function isUnfiltered(query: MatchesQuery): boolean {
  return Object.values(query).every((value) => value === undefined);
}

function oneDay(day: string): MatchesQuery {
  return { date_from: day, date_to: day };
}

function midnight(day: string, daysLater: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * 24 * HOUR);
}

function otherFilters(query: MatchesQuery): (SQL | undefined)[] {
  const { status, tournaments, contestant_home_id: home, contestant_away_id: away } = query;
  return [
    status && inArray(matches.status, status),
    tournaments && inArray(matches.tournamentId, tournaments),
    home === undefined ? undefined : eq(matches.homeId, home),
    away === undefined ? undefined : eq(matches.awayId, away),
  ];
}

/** A fixture whose hour passed without a result ever coming in is archive, not news. */
function notForgotten(now: Date): SQL {
  return not(
    and(eq(matches.status, 'fixture'), lt(matches.kickOff, new Date(now.getTime() - 3 * HOUR))) ?? sql`false`,
  );
}

function playingFirst(distance: SQL): SQL {
  return sql`(${matches.status} = 'playing') desc, ${distance}`;
}

function inReadingOrder(found: SelectedMatch[]): SelectedMatch[] {
  const rank = ({ match }: SelectedMatch): number => (match.status === 'playing' ? 0 : 1);
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || one.match.kickOff.getTime() - other.match.kickOff.getTime(),
  );
}
