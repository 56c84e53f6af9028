import { millisecondsInHour } from 'date-fns/constants';
import { startOfMinute } from 'date-fns/startOfMinute';
import { and, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { chooseKickOff } from '../clock/chooseKickOff.ts';
import { layByDays } from '../clock/layByDays.ts';
import { matchTimeline, momentOfMinute } from '@cancha/newsroom/facts/matchTimeline.ts';
import type { ClockStart } from '../clock/readClockStart.ts';
import { readMinute } from '@cancha/newsroom/facts/readMinute.ts';
import { matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { goalKinds } from '../stats/selectMatches.ts';
import { asPlayed, type EventColumns, hasSides } from './Recording.ts';
import { recordedKickOff } from './recordedKickOff.ts';

/** A setting of the clock that fits nothing in the data. The message is one line, ready for the terminal. */
export class ClockStartError extends Error {
  override readonly name = 'ClockStartError';
}

const halfMinuteMs = 30_000;
/** A match is surrounded when others of its tournament are this near, before and after. */
const nearbyMs = 36 * millisecondsInHour;
const leastMatches = 16;

/**
 * The data's time that a setting asks for; `null` where nothing is to be moved: for the archive, and when no
 * tournament is recorded well enough to be played again.
 * @throws ClockStartError for a match or a minute that there is none of
 */
export async function chooseStart(db: OriginDatabase, start: ClockStart, now: Date): Promise<Date | null> {
  switch (start.kind) {
    case 'archive':
      return null;
    case 'moment':
      return start.at;
    case 'minute':
      return momentOf(db, start.match, start.minute);
    case 'live':
      return layByDays(await surroundedKickOffs(db), startOfMinute(now));
    case 'kick-off':
      return chooseKickOff(await surroundedKickOffs(db), now);
  }
}

async function momentOf(db: OriginDatabase, key: string, text: string): Promise<Date> {
  const [found] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.key, key), eq(matches.timeKnown, true)));
  const match = found && hasSides(found) ? { ...found, kickOff: found.recordedAt ?? found.kickOff } : null;
  const minute = readMinute(text);
  if (!match || !minute) throw new ClockStartError(`There is no match ${key} to be at minute ${text} of.`);

  const events = await db.select().from(matchEvents).where(eq(matchEvents.matchId, match.id));
  const timeline = matchTimeline<EventColumns>(events, asPlayed({ match, events, lineUps: [] }));
  // Its end: what happened in that minute has happened
  return new Date(match.kickOff.getTime() + momentOfMinute(minute, timeline) + halfMinuteMs);
}

/** Kick-offs in the second half of the latest tournament that is recorded goal by goal, with others around them. */
async function surroundedKickOffs(db: OriginDatabase): Promise<Date[]> {
  const tournament = await latestRecorded(db);
  if (tournament === null) return [];

  const rows = await db
    .select({ kickOff: recordedKickOff })
    .from(matches)
    .where(eq(matches.tournamentId, tournament))
    .orderBy(recordedKickOff);
  const all = rows.map(({ kickOff }) => kickOff.getTime());
  return all
    .slice(Math.ceil(all.length / 2))
    .filter((at) => all.some((other) => other < at && at - other <= nearbyMs))
    .filter((at) => all.some((other) => other > at && other - at <= nearbyMs))
    .map((at) => new Date(at));
}

async function latestRecorded(db: OriginDatabase): Promise<string | null> {
  const goals = db
    .select({ matchId: matchEvents.matchId, goals: count().as('goals') })
    .from(matchEvents)
    .where(inArray(matchEvents.kind, goalKinds))
    .groupBy(matchEvents.matchId)
    .as('goals');
  const whole = sql`bool_and(${matches.timeKnown} and ${matches.status} = 'played'
    and ${matches.homeScore} + ${matches.awayScore} = coalesce(${goals.goals}, 0))`;
  const [latest] = await db
    .select({ id: matches.tournamentId, last: max(recordedKickOff) })
    .from(matches)
    .leftJoin(goals, eq(goals.matchId, matches.id))
    .groupBy(matches.tournamentId)
    .having(sql`count(*) >= ${leastMatches} and sum(coalesce(${goals.goals}, 0)) > 0 and ${whole}`)
    .orderBy(desc(max(recordedKickOff)))
    .limit(1);
  return latest?.id ?? null;
}
