import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { subDays } from 'date-fns/subDays';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { coverage } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { dayInZone } from './dayInZone.ts';
import type { CoverageWire } from './statsSchemas.ts';

const utc = tz('UTC');

export type CoverageRow = typeof coverage.$inferSelect;

/** The present, for readers and in the data's own time. */
export interface Clock {
  now: () => Date;
  dataNow: () => Date;
}

/** A match as far as it can be counted. `kickOff` is the readers', `recordedAt` the data's own where it is another. */
type Counted = {
  tournamentId: string;
  kickOff: Date;
  recordedAt: Date | null;
  status: string;
  homeScore: number | null;
};

/** The teams of which every match of a tournament is held. */
export async function selectTournamentCoverage(
  db: OriginDatabase,
  tournamentId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ teamId: coverage.teamId })
    .from(coverage)
    .where(eq(coverage.tournamentId, tournamentId));
  return new Set(rows.map(({ teamId }) => teamId));
}

/** What is known of a team: in all its tournaments first, then in those named. */
export async function selectTeamCoverage(
  db: OriginDatabase,
  teamId: string,
  tournamentIds: string[],
): Promise<CoverageRow[]> {
  const inAll = isNull(coverage.tournamentId);
  const where = tournamentIds.length > 0 ? or(inAll, inArray(coverage.tournamentId, tournamentIds)) : inAll;
  const rows = await db
    .select()
    .from(coverage)
    .where(and(eq(coverage.teamId, teamId), where));
  return rows.toSorted(
    (one, other) => Number(one.tournamentId !== null) - Number(other.tournamentId !== null),
  );
}

/**
 * The unbroken run that some matches of a team hold, by a statement about it: from the first of those given, so that
 * a page of a longer list says no more than it has. `null` where none of them has a result.
 */
export function coverageOf(
  statement: CoverageRow,
  matches: readonly Counted[],
  clock: Clock,
): CoverageWire | null {
  const { tournamentId: tournament, from, until } = statement;
  const results = matches.filter(
    (match) =>
      (tournament === null || match.tournamentId === tournament) &&
      (match.status === 'played' || match.status === 'awarded') &&
      match.homeScore !== null &&
      utcDay(match.recordedAt ?? match.kickOff) >= from,
  );
  const first = results.map(({ kickOff }) => utcDay(kickOff)).toSorted()[0];
  if (first === undefined) return null;
  return { tournament, from: first, until: shownUntil(until, clock), matches: results.length };
}

/** The last day for readers: today, while the data's own time has not reached the end of what is recorded. */
function shownUntil(until: string, { now, dataNow }: Clock): string {
  const beyond = differenceInCalendarDays(dataNow(), `${until}T00:00:00Z`, { in: utc });
  return beyond <= 0 ? utcDay(now()) : utcDay(subDays(now(), beyond, { in: utc }));
}

function utcDay(moment: Date): string {
  return dayInZone(moment, 'UTC');
}
