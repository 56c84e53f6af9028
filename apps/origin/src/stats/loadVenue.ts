import { subHours } from 'date-fns/subHours';
import { and, count, desc, eq, gte, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { matches, venues } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { type Audience, mapMatchWire } from './mapMatchWire.ts';
import { type MatchRow, selectMatches } from './selectMatches.ts';
import type { VenueWire } from './venueSchemas.ts';

const MATCHES_SHOWN = 100;

/** A match that is on or comes; the rest was, or was to be. */
const ahead: MatchRow['status'][] = ['playing', 'fixture', 'unplanned'];

/** A ground, what is known of it and its matches. @throws ApiProblem when there is no such ground */
export async function loadVenue(
  db: OriginDatabase,
  id: string,
  { audience, now }: { audience: Audience; now: Date },
): Promise<VenueWire> {
  const [found] = await db.select().from(venues).where(eq(venues.id, id));
  if (!found) throw notFound('unknown-venue', `There is no venue ${id}`);
  const { key: _, ...venue } = found;
  const here = eq(matches.venueId, id);
  const { status, kickOff, homeScore, awayScore } = matches;
  const [figures] = await db
    .select({
      played: count(),
      goals: sql<number>`coalesce(sum(${homeScore} + ${awayScore}), 0)::int`,
    })
    .from(matches)
    .where(and(here, eq(status, 'played'), isNotNull(homeScore), isNotNull(awayScore)));
  // A fixture whose hour passed without a result ever coming in is archive, not news
  const isNext = or(
    eq(status, 'playing'),
    and(or(eq(status, 'fixture'), eq(status, 'unplanned')), gte(kickOff, subHours(now, 3))),
  );
  const next = await selectMatches(db, and(here, isNext), { limit: MATCHES_SHOWN });
  const latest = await selectMatches(db, and(here, notInArray(status, ahead)), {
    orderBy: desc(kickOff),
    limit: MATCHES_SHOWN,
  });
  return {
    ...venue,
    ...{ played: figures?.played ?? 0, goals: figures?.goals ?? 0 },
    next: next.map((match) => mapMatchWire(match, audience)),
    latest: latest.map((match) => mapMatchWire(match, audience)),
  };
}
