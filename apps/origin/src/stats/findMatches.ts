import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { and, desc, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { dayInZone } from './dayInZone.ts';
import { type SelectedMatch, selectMatches } from './selectMatches.ts';
import type { MatchesQuery } from './statsRequest.ts';

/** Twice what the longest season of any league has: a filter as wide as `status=played` fits ten times as many. */
export const MOST_MATCHES = 1000;

/** Matches that fit every filter given, the first thousand; with none given, those of today in `timeZone`. In kick-off order. */
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
  if (nearest === undefined) {
    return (await selectMatches(db, where, { limit: MOST_MATCHES })).filter(isWithin);
  }

  // Which matches fall on a day is only known once they are read
  const isAnyDay = from === undefined && to === undefined;
  const found = isAnyDay ? await selectAround(db, where, nearest, now) : await selectMatches(db, where);
  const closest = found.filter(isWithin).toSorted(playingThenNearest(now));
  return inReadingOrder(closest.slice(0, nearest));
}

/** The matches of which the `count` nearest to now are some: a step into the index on each side of now. */
async function selectAround(
  db: OriginDatabase,
  where: SQL | undefined,
  count: number,
  now: Date,
): Promise<SelectedMatch[]> {
  const { kickOff, status } = matches;
  const aroundNow = and(gte(kickOff, subHours(now, 12)), lt(kickOff, addHours(now, 12)));
  const before = { orderBy: desc(kickOff), limit: count };
  const found = [
    ...(await selectMatches(db, and(where, eq(status, 'playing'), aroundNow))),
    ...(await selectMatches(db, and(where, gte(kickOff, now)), { limit: count })),
    ...(await selectMatches(db, and(where, lt(kickOff, now)), before)),
  ];
  return [...new Map(found.map((one) => [one.match.id, one])).values()];
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
  return addHours(`${day}T00:00:00Z`, daysLater * 24);
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
  return not(and(eq(matches.status, 'fixture'), lt(matches.kickOff, subHours(now, 3))) ?? sql`false`);
}

function playingThenNearest(now: Date): (one: SelectedMatch, other: SelectedMatch) => number {
  const distance = ({ match }: SelectedMatch): number => Math.abs(match.kickOff.getTime() - now.getTime());
  return (one, other) => playingRank(one) - playingRank(other) || distance(one) - distance(other);
}

function inReadingOrder(found: SelectedMatch[]): SelectedMatch[] {
  return found.toSorted(
    (one, other) =>
      playingRank(one) - playingRank(other) || one.match.kickOff.getTime() - other.match.kickOff.getTime(),
  );
}

function playingRank({ match }: SelectedMatch): number {
  return match.status === 'playing' ? 0 : 1;
}
